/** Decks of the app in the order of a scenario, instead of the shuffle at the opening. */
import { decide, type FactionId, type GameEvent } from '#engine';
import { invariant } from '#lib/core/assert-never.ts';
import { removeFirst } from '#lib/core/remove-first.ts';
import { realEngine, type Engine } from '../table.ts';

const SIDES = 6;

/** The cards on top of a deck, the first card uppermost, by the deck's name in the event of the opening. */
export type StackedDecks = Readonly<Record<string, readonly unknown[]>>;

/**
 * Returns an engine with these cards on top of its decks, above the other cards. Its die always shows `die`, and every
 * deal of cards for Kanly gives the yes card to `yesCard`.
 */
export const stackedEngine = (
  decks: StackedDecks,
  die: number | null = null,
  yesCard: FactionId | 'nobody' | null = null,
): Engine => ({
  ...realEngine,
  decide: (timeline, command, random) => {
    const verdict = decide(timeline, command, (below) => (below === SIDES && die !== null ? die - 1 : random(below)));
    return verdict.ok
      ? { ...verdict, events: verdict.events.map((event) => stacked(dealt(event, yesCard), decks)) }
      : verdict;
  },
});

const dealt = (event: GameEvent, yes: FactionId | 'nobody' | null): GameEvent =>
  event.type === 'KanlyCardsDealt' && yes !== null ? { ...event, yes } : event;

function stacked(event: GameEvent, decks: StackedDecks): GameEvent {
  if (event.type !== 'TableOpened') return event;
  const shuffled: Readonly<Record<string, unknown>> = { ...event };
  const ordered: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(decks).map(([name, top]) => [name, inOrder(shuffled[name], top)]),
  );
  return { ...event, ...ordered };
}

function inOrder(deck: unknown, top: readonly unknown[]): readonly unknown[] {
  const cards: readonly unknown[] = Array.isArray(deck) ? deck : [];
  const beneath = top.reduce<readonly unknown[]>((left, card) => removeFirst(left, card), cards);
  invariant(top.length + beneath.length === cards.length, 'the app’s deck has not so many of these cards');
  return [...top, ...beneath];
}
