/** The buyers of access cards that a moderator corrects. */
import { range } from '../../../core/grammar.ts';
import { epochRaised } from '../../../kernel/events.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { hasCommitted } from '../../../model/commitments.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { PublicFact } from '../../../model/facts.ts';
import type { FactionId } from '../../../model/factions.ts';
import { factionField } from '../../../model/fields.ts';
import { findActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { requireInPlay } from '../../../pieces/requirements.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { takesPart } from '../players.ts';
import { accessIdsOf, handsAfter, withAccess } from './cards.ts';
import type { AccessContract, AccessFact, AccessTradingActivity, ClaimsActivity, SoldAccessCard } from './contract.ts';

/** A number of sales that is larger than the number of cards in any deck. */
const MOST_SALES = 99;

export const facts: Feature<AccessContract>['facts'] = {
  'access-buyer': {
    input: { sale: range(1, MOST_SALES), buyer: factionField },
    now: (state, fact) => ({ ...fact, buyer: soldAs(state, fact.sale)?.buyer ?? fact.buyer }),
    validate: (ctx, state, { sale, buyer }) =>
      requireInPlay(state, buyer) ??
      (takesPart(ctx, buyer) && canCorrect(state, sale) ? null : { code: 'no-access-sale' }),
    set: withBuyer,
  },
};

const soldAs = ({ access }: GameState, sale: number): SoldAccessCard | null => access?.sold[sale - 1] ?? null;

/** Whether the buyer still holds the card, and no claims have been read. */
function canCorrect(state: GameState, sale: number): boolean {
  const sold = soldAs(state, sale);
  const claims = findActivity(state, 'claims');
  const isRead = claims !== null && (claims.readings.length > 0 || claims.nextReading !== null);
  return sold !== null && !isRead && accessIdsOf(state, sold.buyer).includes(sold.id);
}

/** Returns the state with the card in the hand of the right buyer. The desk does not learn the face of the card. */
function withBuyer(state: GameState, { sale, buyer }: AccessFact): GameState {
  const was = soldAs(state, sale);
  if (was === null) return state;
  const { id } = was;
  const rightly = (one: SoldAccessCard): SoldAccessCard => (one.id === id ? { ...one, buyer } : one);
  const auction = findActivity(state, 'access-auction');
  const shown =
    auction === null
      ? state
      : updateActivity(state, 'access-auction', auction.id, ({ sold }) => ({ sold: sold.map(rightly) }));
  return withAccess(shown, ({ hands, sold }) => ({
    hands: handsAfter(handsAfter(hands, was.buyer, [], [id]), buyer, [id]),
    sold: sold.map(rightly),
  }));
}

/** Returns the two factions whose hands a correction changes. Returns none for another fact. */
const handsChangedBy = (state: GameState, fact: PublicFact): readonly FactionId[] => {
  const was = fact.kind === 'access-buyer' ? soldAs(state, fact.sale) : null;
  return fact.kind !== 'access-buyer' || was === null ? [] : [was.buyer, fact.buyer];
};

/** Ends the trades of the two factions, because one of their cards may be part of an offer. */
export const onCorrectionInTrading = (
  _ctx: Ctx,
  state: GameState,
  { trades }: AccessTradingActivity,
  fact: PublicFact,
): readonly GameEvent[] => {
  const changed = handsChangedBy(state, fact);
  return trades
    .filter(({ by, to }) => changed.includes(by) || changed.includes(to))
    .map(({ id }): GameEvent => ({ type: 'AccessTradeDropped', id }));
};

/** Opens the sealed claims of the two factions, and asks these factions again. */
export const onCorrectionInClaims = (
  _ctx: Ctx,
  state: GameState,
  { claims }: ClaimsActivity,
  fact: PublicFact,
): readonly GameEvent[] => {
  const changed = handsChangedBy(state, fact);
  return changed.length === 0
    ? []
    : [
        ...changed
          .filter((faction) => hasCommitted(claims, faction))
          .map((faction): GameEvent => ({ type: 'ClaimsWithdrawn', faction })),
        epochRaised(),
      ];
};
