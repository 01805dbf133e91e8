/** Yes and no cards: each bidding deals the right to declare Kanly, which players keep, give away and turn in. */
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS } from '../../../model/commitments.ts';
import { accepted } from '../../../model/decision.ts';
import { countField, factionField } from '../../../model/fields.ts';
import { requireInRange } from '../../../pieces/requirements.ts';
import type { KanlyCardsContract } from './contract.ts';
import { dealDue, dealGoesOn, dealPrompts } from './deal.ts';
import { log } from './log.ts';
import { reducer, withCards } from './reducer.ts';
import { decideGive, decideTurnIn, yesCardsOf } from './using.ts';
import { ownView, publicView } from './view.ts';

export const kanlyCards: Feature<KanlyCardsContract> = {
  initialSlice: ({ duelRules: rules, seating }) => {
    const all = rules?.yesCards ?? null;
    if (rules === undefined || all === null) return { kanlyCards: null };
    const players = seating.filter(({ faction }) => !rules.outside.includes(faction));
    return { kanlyCards: { held: players.map(({ faction }) => ({ faction, cards: 0 })), all, dealtIn: 0 } };
  },
  activities: {
    'kanly-deal': {
      advance: dealGoesOn,
      prompts: dealPrompts,
      onTakeBack: (deal) => ({ ...deal, seen: NO_COMMITMENTS }),
    },
  },
  prompts: {
    'look-at-kanly-card': {
      onAnswer: (_ctx, _state, { faction }) => accepted({ type: 'KanlyCardSeen', faction }),
    },
  },
  advanceAlways: dealDue,
  commands: {
    TurnInKanlyCard: {
      from: 'seat',
      input: { on: factionField },
      decide: (ctx, state, { on }, { by }) => decideTurnIn(ctx, state, by, on),
    },
    GiveKanlyCard: {
      from: 'seat',
      input: { to: factionField },
      decide: (_ctx, state, { to }, { by }) => decideGive(state, by, to),
    },
  },
  secrets: {
    'duel/yes-cards': {
      input: { cards: countField },
      of: ({ kanlyCards: cards }) => cards?.held.map(({ faction }) => faction) ?? [],
      now: (state, faction) => ({ kind: 'duel/yes-cards', cards: yesCardsOf(state, faction) ?? 0 }),
      validateOwner: (_ctx, state, faction) =>
        yesCardsOf(state, faction) === null ? { code: 'no-kanly-cards-here' } : null,
      validate: (_ctx, state, _faction, { cards }) => requireInRange(cards, 0, state.kanlyCards?.all ?? 0),
      set: (state, owner, { cards }) => withCards(state, owner, () => cards),
    },
  },
  reducer,
  log,
  publicView,
  ownView,
  seals: ['KanlyCardsDealt', 'KanlyCardTurnedIn'],
};
