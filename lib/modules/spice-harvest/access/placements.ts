/** Forces in several places as an answer: ordinary and special forces apart. */
import { partName } from '../../../board/places.ts';
import { must } from '../../../core/assert-never.ts';
import { type AnswerValue } from '../../../core/answer.ts';
import { type Grammar, range, record } from '../../../core/grammar.ts';
import { forcesPlacedAtStart } from '../../../features/setup/events.ts';
import { parsePlacement } from '../../../model/answers.ts';
import type { Forces, Place } from '../../../model/board.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import { PLACED_SPECIAL } from '../../../model/prompts.ts';
import type { Ctx } from '../../../powers/ctx.ts';

/**
 * Returns every placement of up to `most` forces out of these reserves. The default places nothing. Ordinary and special
 * forces are counted separately.
 */
export function placements(parts: readonly Place[], most: number, { count, special }: Forces): Grammar {
  const plain = parts.map(partName);
  const starred = special === 0 ? [] : plain.map((name) => name + PLACED_SPECIAL);
  const upTo = (fields: readonly string[], limit: number) =>
    ({ kind: 'between', fields, least: 0, most: limit }) as const;
  return record(
    Object.fromEntries([
      ...plain.map((name): [string, Grammar] => [name, range(0, Math.min(most, count - special))]),
      ...starred.map((name): [string, Grammar] => [name, range(0, Math.min(most, special))]),
    ]),
    upTo([...plain, ...starred], most),
    upTo(plain, count - special),
    upTo(starred, special),
  );
}

/** Returns the number of placed forces, and the events of their placement. */
export function placedBy(
  { board }: Pick<Ctx, 'board'>,
  faction: FactionId,
  answer: AnswerValue,
): { readonly count: number; readonly events: readonly GameEvent[] } {
  const placed = must(parsePlacement(answer), 'a placement');
  return {
    count: placed.reduce((sum, { count }) => sum + count, 0),
    events: placed.map(({ part, ...forces }) => forcesPlacedAtStart(faction, { ...board.partNamed(part), ...forces })),
  };
}
