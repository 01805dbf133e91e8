/** What worthless cards forbid in this turn and the next, as the moderator corrects it. */
import { anyOf, oneOf } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { factionField } from '../../../model/fields.ts';
import type { GameState } from '../../../model/state.ts';
import { requireInPlay } from '../../../pieces/requirements.ts';
import { BENE_TLEILAXU } from '../name.ts';
import { type AmbushesContract, type HoldFact, HOLDS } from './contract.ts';
import { withAmbushes } from './reducer.ts';

/** The handler of the fact. The desk may enter any hold, because the table may have agreed on other limits. */
export const facts: Feature<AmbushesContract>['facts'] = {
  'ambush-hold': {
    input: {
      faction: factionField,
      when: oneOf('this-turn', 'next-turn'),
      hold: anyOf(oneOf(null), oneOf(...HOLDS)),
    },
    now: (state, fact) => ({
      ...fact,
      hold:
        state.ambushes.holds.find((one) => one.faction === fact.faction && one.turn === turnOf(state, fact))?.hold ??
        null,
    }),
    validate: (_ctx, state, { faction }) => requireInPlay(state, BENE_TLEILAXU) ?? requireInPlay(state, faction),
    set: (state, fact) => {
      const turn = turnOf(state, fact);
      const { faction, hold } = fact;
      return withAmbushes(state, ({ holds }) => ({
        holds: [
          ...holds.filter((one) => one.faction !== faction || one.turn !== turn),
          ...(hold === null ? [] : [{ faction, hold, turn }]),
        ],
      }));
    },
  },
};

const turnOf = ({ turn }: GameState, { when }: HoldFact): number => (when === 'this-turn' ? turn : turn + 1);
