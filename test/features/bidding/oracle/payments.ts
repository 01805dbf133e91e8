/** What a card costs whom, counted a second time. @rules GF9-2019 Phase 4, Emperor sheet "Bidding" · AH79 Emperor shield · R-155 */
import type { FactionId, GameEvent, GameState } from '#engine';
import { helpFor, type Sale } from './rulebook.ts';

/** What changes in each purse, allies' spice that was set aside among it; who neither pays nor is paid is left out. */
export function changesBy(state: GameState, { buyer, price }: Sale): Readonly<Partial<Record<FactionId, number>>> {
  const changes = new Map<FactionId, number>();
  const add = (who: FactionId, amount: number) => changes.set(who, (changes.get(who) ?? 0) + amount);
  let left = price;
  for (const { by, amount } of helpFor(state, buyer)) {
    const share = Math.min(amount, left);
    add(by, -share);
    left -= share;
  }
  add(buyer, -left);
  if (buyer !== 'emperor' && state.factions.some(({ faction }) => faction === 'emperor')) add('emperor', price);
  return Object.fromEntries([...changes].filter(([, amount]) => amount !== 0));
}

/** Sales of one command that were paid otherwise; `before` tells the position that each event met. */
export const salesWrong = (
  events: readonly { readonly event: GameEvent; readonly before: GameState | undefined }[],
): readonly string[] =>
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

/** What transfers come to, purse by purse. */
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
