/**
 * Counts a second time which faction pays which amount for a card.
 * @rules GF9-2019 Phase 4, Emperor sheet "Bidding" · AH79 Emperor shield · R-155
 */
import type { FactionId, GameEvent, GameState } from '#engine';
import type { Happened } from '../../../support/feature.ts';
import { isLost } from '../../../support/oracle/main-characters.ts';
import { freeOf, helpFor, mostOf, type Sale } from './rulebook.ts';

/** A sale, and whether a Karama paid for it. */
type Paid = Sale & { readonly withKarama?: boolean };

/**
 * The changes of each faction's spice, including pledges; factions without a change are left out. The buyer pays coin
 * by coin: first the chosen part of each ally's pledge, then the own spice, then the rest of any pledge.
 */
export function changesBy(
  state: GameState,
  { buyer, price, withKarama }: Paid,
): Readonly<Partial<Record<FactionId, number>>> {
  const changes = new Map<FactionId, number>();
  const add = (who: FactionId, amount: number) => changes.set(who, (changes.get(who) ?? 0) + amount);
  if (withKarama === true) return {};
  const own = freeOf(state, buyer);
  const helpers = helpFor(state, buyer);
  const piles = [
    ...helpers.map(({ by, amount }) => ({ of: by, lies: Math.min(amount, mostOf(state, buyer, by)) })),
    { of: buyer, lies: own === 'uncounted' ? price : own },
    ...helpers.map(({ by, amount }) => ({ of: by, lies: Math.max(0, amount - mostOf(state, buyer, by)) })),
    // A bid stays valid even if a pledge has changed since.
    { of: buyer, lies: price },
  ];
  let left = price;
  for (const { of, lies } of piles) {
    const share = Math.min(lies, left);
    add(of, -share);
    left -= share;
  }
  // By a house rule the Emperor's own share goes to the bank.
  const lost = hasOwnShareToBank(state) ? -(changes.get('emperor') ?? 0) : 0;
  if (buyer !== 'emperor' && isEmperorPaid(state)) add('emperor', price - lost);
  return Object.fromEntries([...changes].filter(([, amount]) => amount !== 0));
}

const hasOwnShareToBank = ({ choices }: GameState): boolean =>
  choices.options.includes('emperors-own-share-goes-to-the-bank');

/**
 * Whether the Emperor is paid for the next card. A Karama can cancel the payment, and the Emperor loses it while
 * the main character is dead.
 * @rules Nine-faction compendium XXVI
 */
const isEmperorPaid = (state: GameState): boolean =>
  state.factions.some(({ faction }) => faction === 'emperor') &&
  !isLost(state, 'shaddam-iv') &&
  !state.stack.some((one) => one.kind === 'bidding' && one.cancelled.includes('emperor/card-income'));

/** The wrong payments of one command; `before` is the position of each event. */
export const salesWrong = (events: readonly Happened[]): readonly string[] =>
  events.flatMap(({ event, before }, at) => {
    if (event.type !== 'CardSold' || before === undefined) return [];
    const rest = events.slice(at + 1).map((one) => one.event);
    const payments = rest.slice(
      0,
      rest.findIndex(({ type }) => type === 'CardsDealt'),
    );
    const [paid, due] = [moved(payments), changesBy(before, event)];
    const isSame = before.factions.every(({ faction }) => (paid[faction] ?? 0) === (due[faction] ?? 0));
    return isSame ? [] : [`card ${event.lot}: ${JSON.stringify(paid)} was paid, not ${JSON.stringify(due)}`];
  });

/** Returns the sum of transfers for each faction. */
function moved(events: readonly GameEvent[]): Readonly<Partial<Record<FactionId, number>>> {
  const sums: Partial<Record<FactionId, number>> = {};
  for (const event of events) {
    if (event.type !== 'SpiceMoved') continue;
    const { from, to, amount } = event;
    if (typeof from === 'string' && from !== 'bank') sums[from] = (sums[from] ?? 0) - amount;
    if (typeof to === 'string' && to !== 'bank') sums[to] = (sums[to] ?? 0) + amount;
  }
  return sums;
}
