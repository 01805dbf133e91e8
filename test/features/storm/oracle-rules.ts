/**
 * The first player after a storm, by a second reading of the rulebook.
 * @rules AH79 IX.A · 000 III.E.1 ·
 */
import type { GameEvent, GameState } from '#engine';
import { hasNineFactions } from '../../support/oracle/played.ts';

/** The sectors of the six circles. Other places have none, and the storm never reaches them. */
const CIRCLES = [1, 4, 7, 10, 13, 16];

/** Returns the fault of a storm that makes another faction the first player than the one whose circle comes next. */
export function firstWrong({ seating, choices, firstPlayer }: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'StormMoved') return [];
  const sectorOf = (place: number): number | null =>
    hasNineFactions(choices) || choices.edition === 'dune-squad'
      ? place % 2 === 0
        ? (CIRCLES[place / 2] ?? null)
        : null
      : (CIRCLES[place] ?? null);
  const ahead = seating.flatMap(({ faction, circle }) => {
    const at = sectorOf(circle);
    // A circle under the storm has been passed.
    return at === null ? [] : [{ faction, by: (at - event.to + 17) % 18 }];
  });
  const next = ahead.sort((one, other) => one.by - other.by)[0]?.faction ?? firstPlayer;
  return event.firstPlayer === next ? [] : [`storm: ${event.firstPlayer} is first player, not ${next}`];
}
