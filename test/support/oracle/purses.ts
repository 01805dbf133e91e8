/**
 * Counts payments a second time. A transfer changes the spice of the two factions that it names; no other event changes
 * spice.
 */
import type { FactionId, GameEvent, GameState } from '#engine';
import { setAside } from '../../features/pledges/oracle.ts';

/** What is wrong with a change of spice that the event does not say. A pledge still belongs to its giver. */
export const pursesWrong = (before: GameState, event: GameEvent, after: GameState): readonly string[] =>
  before.factions.flatMap(({ faction }) => {
    const [had, has] = [ownedBy(before, faction), ownedBy(after, faction)];
    if (had === null || has === null) return [];
    const transfer = transferIn(before, event);
    const expected = transfer === null ? 0 : cameTo(faction, transfer);
    return has - had === expected ? [] : [`${event.type}: ${faction} has ${has - had} spice more, not ${expected}`];
  });

/**
 * Returns the spice behind a shield plus the pledges, minus the loan of the bank; `null` if the spice is not counted.
 */
function ownedBy({ factions, standingOrders }: GameState, faction: FactionId): number | null {
  const own = factions.find((one) => one.faction === faction);
  return own === undefined || own.spice === 'uncounted'
    ? null
    : own.spice - own.debt + setAside(standingOrders, faction);
}

/** The payer and the payee; `null` if no spice changes hands. */
export type Transfer = Pick<Extract<GameEvent, { readonly type: 'SpiceMoved' }>, 'from' | 'to' | 'amount'>;

/**
 * Returns the payment of an event. After the harvests the spice of the sheet replaces the spice behind a shield, which
 * is worthless then.
 */
export function transferIn({ factions }: GameState, event: GameEvent): Transfer | null {
  if (event.type === 'GiftMade') return { from: event.faction, to: event.to, amount: event.amount };
  if (event.type === 'TroopsConverted') {
    const had = factions.find(({ faction }) => faction === event.faction)?.spice;
    return { from: 'bank', to: event.faction, amount: event.spice - (had === 'uncounted' ? 0 : (had ?? 0)) };
  }
  return event.type === 'SpiceMoved' ? event : null;
}

const cameTo = (faction: FactionId, { from, to, amount }: Transfer): number =>
  (to === faction ? amount : 0) - (from === faction ? amount : 0);
