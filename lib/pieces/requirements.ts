/** Checks against typing errors. They depend on public facts only. */
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import { isInPlay } from '../model/selectors.ts';
import { type HandSlot, TREACHERY_TITLES } from '../model/treachery-cards.ts';
import type { Ctx } from '../powers/ctx.ts';

/** Requires a whole number from `from` to `to`. Refuses `number-out-of-range`. */
export const requireInRange = (value: number, from: number, to: number): Refusal | null =>
  Number.isInteger(value) && value >= from && value <= to ? null : { code: 'number-out-of-range', from, to };

/** Requires a faction in play. Refuses `faction-not-in-play`. */
export const requireInPlay = (state: GameState, faction: FactionId): Refusal | null =>
  isInPlay(state, faction) ? null : { code: 'faction-not-in-play', faction };

/** Refuses `too-many-cards` if one place would hold more cards of a title than the deck has. */
export function moreThanInDeck({ rules }: Ctx, cards: readonly HandSlot['card'][]): Refusal | null {
  const card = TREACHERY_TITLES.find(
    (title) => cards.filter((one) => one === title).length > rules.treacheryDeck[title],
  );
  return card === undefined ? null : { code: 'too-many-cards', card, limit: rules.treacheryDeck[card] };
}

/** Requires a leader in play. Refuses `leader-not-in-play`. */
export const requireLeaderInPlay = (state: GameState, leader: LeaderId): Refusal | null =>
  state.leaders.some((disc) => disc.leader === leader) ? null : { code: 'leader-not-in-play', leader };
