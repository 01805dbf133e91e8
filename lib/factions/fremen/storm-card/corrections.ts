/** The moderator's fact that a storm card lies face down, and the owner's secret of its number. */
import { anyOf, oneOf } from '../../../core/grammar.ts';
import type { Random } from '../../../core/random.ts';
import type { FactHandler, SecretHandler } from '../../../kernel/feature.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { requireInRange } from '../../../pieces/requirements.ts';
import type { GameEvent } from '../../../model/events.ts';
import { countField, booleanField } from '../../../model/fields.ts';
import type { GameState } from '../../../model/state.ts';
import type { StormCardFact, StormCardSecret } from './contract.ts';
import { anyCard, drawerAmong, isKeptByApp } from './deck.ts';

export const cardLies: FactHandler<StormCardFact> = {
  input: { lies: booleanField },
  now: (state, fact) => ({ ...fact, lies: state.stormCard !== 'none' }),
  validate: (ctx, state) => (drawerAmong(ctx, state) === null ? { code: 'no-storm-cards' } : null),
  // The owner of the card has not declared its number yet.
  set: (state, { lies }) => ({ ...state, stormCard: lies ? 'untold' : 'none', stormCardOf: null }),
  onSet: cardDrawn,
};

/** The handler of the fact. If Mentat keeps the deck, every card that lies face down was drawn. */
function cardDrawn(ctx: Ctx, state: GameState, { lies }: StormCardFact, random: Random): readonly GameEvent[] {
  const faction = lies && isKeptByApp(state) ? drawerAmong(ctx, state) : null;
  return faction === null ? [] : [{ type: 'StormCardDrawn', faction, card: anyCard(ctx.rules, random) }];
}

/** The handler of the secret, for the faction that draws the cards, as long as a storm card lies face down. */
export const cardSays: SecretHandler<StormCardSecret> = {
  input: { card: anyOf(countField, oneOf('untold')) },
  of: ({ stormCardOf }) => (stormCardOf === null ? [] : [stormCardOf]),
  now: ({ stormCard: card }) => ({ kind: 'storm-card', card: card === 'none' || card === 'unseen' ? 'untold' : card }),
  validateOwner: (ctx, state, faction) =>
    drawerAmong(ctx, state) === faction ? null : { code: 'draws-no-storm-cards', faction },
  validate: ({ rules: { stormCards } }, state, _faction, { card }) => {
    if (isKeptByApp(state)) return { code: 'kept-by-app' };
    if (state.stormCard === 'none') return { code: 'no-storm-card' };
    return card === 'untold' ? null : requireInRange(card, stormCards.from, stormCards.to);
  },
  set: (state, faction, { card }) => ({ ...state, stormCard: card, stormCardOf: faction }),
};
