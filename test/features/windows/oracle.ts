/** Checks that windows open only at the moments that the list names. */
import type { GameEvent, GameState } from '#engine';
import { momentsOf, placeOf } from '../../windows/moments.ts';

/** What is wrong with a new window: no line of `lib/windows.md` names the moment at which it opens. */
export function windowWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'WindowOpened') return [];
  const place = placeOf(before);
  return momentsOf(event.ask, place).flatMap((moment) =>
    moment?.on.includes(place) === true
      ? []
      : [`windows: one opens at ${place}, and the list does not say that: ${JSON.stringify(event.ask)}`],
  );
}
