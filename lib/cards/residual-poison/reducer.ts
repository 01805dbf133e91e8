import type { Feature } from '../../kernel/feature.ts';
import type { FactionId } from '../../model/factions.ts';
import { popActivity, pushActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { ResidualPoisonContract } from './contract.ts';
import { withOwed } from './debts.ts';
import { cast, dieThrown, withoutPoisoning } from './die/die.ts';

/** The changes of the position by each event. */
export const reducer: Feature<ResidualPoisonContract>['reducer'] = {
  PoisonLaid: (state, { by, against, amount, from }) => ({
    ...state,
    poisons: [...withoutPoison(state, against).poisons, { by, against, amount, from }],
  }),
  BribesDemanded: (state, { turn, of }) => ({
    ...pushActivity(state, { kind: 'bribes', id: 'bribes', asked: of, refused: [] }),
    bribesDemandedIn: turn,
  }),
  BribeAnswered: (state, { against, paid }) =>
    updateActivity(state, 'bribes', 'bribes', ({ asked, refused }) => ({
      asked: asked.filter((faction) => faction !== against),
      refused: paid ? refused : [...refused, against],
    })),
  PoisonShown: (state, { against }) => withoutPoison(state, against),
  BribesSettled: (state) => popActivity(state, 'bribes'),
  PoisonTakenAway: (state, { against }) => withoutPoison(state, against),
  PoisonCast: cast,
  PoisonDieThrown: dieThrown,
  PoisonSix: (state, { against }) => withoutPoisoning(state, against),
  PoisonOver: (state, { against }) => withoutPoisoning(state, against),
  BluffOwed: (state, { by, to, amount }) => withOwed(state, { by, to, amount }),
  BluffPaid: (state, { by, to, amount }) => withOwed(state, { by, to, amount: -amount }),
};

/** Returns the state without a poison before this faction. */
export const withoutPoison = (state: GameState, against: FactionId): GameState => ({
  ...state,
  poisons: state.poisons.filter((poison) => poison.against !== against),
});
