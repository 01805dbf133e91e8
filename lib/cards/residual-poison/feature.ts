/** Residual Poison: a card face down before a shield, with bribes and the price of a bluff, or with a secret die. */
import type { Feature } from '../../kernel/feature.ts';
import { epochRaised } from '../../kernel/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import { factionField } from '../../model/fields.ts';
import { cardsBeforeShields } from '../../model/laid-cards.ts';
import { lastTurnOf } from '../../model/poisonings.ts';
import { demanded, promptHandlers, prompts, settled } from './bribes.ts';
import type { ResidualPoisonContract } from './contract.ts';
import { repaid } from './debts.ts';
import { facts } from './facts.ts';
import { ended, thrown } from './die/die.ts';
import { isDieInDeck, isInDeck } from './in-deck.ts';
import { actions, inverseActions, log } from './log.ts';
import { reducer } from './reducer.ts';
import { decideTakeAway, isOwnMove } from './taking-away.ts';

/** The facts on which the answers depend. */
const GOES_BY: readonly PublicFact['kind'][] = ['turn', 'poison', 'leader'];

export const residualPoison: Feature<ResidualPoisonContract> = {
  initialSlice: () => ({ poisons: [], poisonings: [], poisonDebts: [], bribesDemandedIn: 0 }),
  publicView: (ctx, state) => {
    const { least, most } = ctx.rules.residualPoison;
    return {
      residualPoison: isInDeck(ctx) ? { lies: state.poisons, owed: state.poisonDebts, least, most } : null,
      poisonings: isDieInDeck(ctx) ? state.poisonings.map(({ by, against }) => ({ by, against })) : null,
    };
  },
  ownView: (_ctx, state, faction) => ({
    ownPoisons: { cards: cardsBeforeShields(state, faction), mayTakeAway: isOwnMove(state, faction) },
    ownPoisonings: state.poisonings
      .filter(({ by }) => by === faction)
      .map((poisoning) => {
        const { against, number, leader } = poisoning;
        return { against, number, leader, lastTurn: lastTurnOf(poisoning) };
      }),
  }),
  activities: {
    'poison-die': { advance: thrown },
    bribes: {
      advance: settled,
      prompts,
      onCorrection: (_ctx, _state, _bribes, { kind }) => (GOES_BY.includes(kind) ? [epochRaised()] : []),
    },
  },
  prompts: promptHandlers,
  advanceAlways: (_ctx, state) => {
    const [first = []] = [ended(state), repaid(state), demanded(state)].filter((events) => events.length > 0);
    return first;
  },
  commands: {
    TakePoisonAway: {
      from: 'seat',
      input: { against: factionField },
      decide: (_ctx, state, { against }, { by }) => decideTakeAway(state, by, against),
    },
  },
  facts,
  reducer,
  log,
  actions,
  inverseActions,
  seals: ['BribeAnswered', 'PoisonShown', 'PoisonDieThrown'],
};
