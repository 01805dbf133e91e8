/**
 * A deck of the app's that a scenario has put in order: cards that the opening shuffles lie there in the scenario's
 * order.
 */
import { decide, type GameEvent, type TreacheryTitle } from '#engine';
import { invariant } from '#lib/core/assert-never.ts';
import { removeFirst } from '#lib/core/remove-first.ts';
import { realEngine, type Engine } from '../table.ts';

/** The engine, with these cards on top of the treachery deck, the first one uppermost; what else is in it lies beneath. */
export const stackedEngine = (top: readonly TreacheryTitle[]): Engine => ({
  ...realEngine,
  decide: (timeline, command, random) => {
    const verdict = decide(timeline, command, random);
    return verdict.ok ? { ...verdict, events: verdict.events.map((event) => stacked(event, top)) } : verdict;
  },
});

function stacked(event: GameEvent, top: readonly TreacheryTitle[]): GameEvent {
  if (event.type !== 'TableOpened') return event;
  const beneath = top.reduce((left, title) => removeFirst(left, title), event.treacheryDeck);
  invariant(
    top.length + beneath.length === event.treacheryDeck.length,
    'the app’s deck has not so many of these cards',
  );
  return { ...event, treacheryDeck: [...top, ...beneath] };
}
