/** The forces on the board at the start, and their possible places. */
import { partName } from '../../board/places.ts';
import type { AnswerValue } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { type Grammar, oneOf, range, record } from '../../core/grammar.ts';
import { type Ctx, hasAdvisors } from '../../powers/ctx.ts';
import { factionState, otherFactionsIn } from '../../model/selectors.ts';
import type { StartingForces } from '../../powers/starts.ts';
import { parsePlacement } from '../../model/answers.ts';
import type { ForcesSide, Place, Forces } from '../../model/board.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { PLACED_SPECIAL, RESERVED_SPECIAL } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';

type Spread = Extract<StartingForces, { readonly kind: 'spread' }>;

/**
 * Returns the forces that can be placed. These are never more than the reserves, because an earlier correction may have
 * moved some.
 */
export const canPlace = (state: GameState, faction: FactionId, count: number): number =>
  Math.min(count, factionState(state, faction).reserves.count);

/**
 * Returns the parts of the territories for spread forces. The first territory is last, because the default puts all
 * forces into the last part.
 */
export const partsToSpread = ({ board }: Ctx, { over }: Spread): readonly Place[] =>
  [...over].reverse().flatMap(board.partsOf);

/**
 * Returns every way to spread the forces, with the special forces in each part and in reserve. Ordinary and special
 * forces are counted separately, so that no part has more special forces than forces.
 */
export function spreadAnswers(ctx: Ctx, state: GameState, faction: FactionId, spread: Spread): Grammar {
  const total = canPlace(state, faction, spread.count);
  const { count, special } = factionState(state, faction).reserves;
  const names = partsToSpread(ctx, spread).map(partName);
  const plain = Object.fromEntries(names.map((name) => [name, range(0, total)]));
  if (special === 0) return record(plain, { kind: 'sum', fields: names, total });
  const starred = names.map((name) => name + PLACED_SPECIAL);
  // If there are too few ordinary forces, some special forces cannot stay in reserve.
  const mostReserved = Math.min(special, count - total);
  return record(
    {
      [RESERVED_SPECIAL]: oneOf(...descending(mostReserved)),
      ...plain,
      ...Object.fromEntries(starred.map((name) => [name, range(0, special)])),
    },
    { kind: 'sum', fields: [...names, ...starred], total },
    { kind: 'sum', fields: [...starred, RESERVED_SPECIAL], total: special },
  );
}

/** Returns the placement that the owner chose. */
export function forcesSpread(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  answer: AnswerValue,
): readonly GameEvent[] {
  return must(parsePlacement(answer), 'forces spread').flatMap(({ part, ...forces }) =>
    forcesPlaced(ctx, state, faction, ctx.board.partNamed(part), forces),
  );
}

/**
 * Returns the answers to place forces in any one part of the board. The default is the Polar Sink, where there are no
 * battles.
 */
export const anywhereAnswers = ({ board }: Ctx): Grammar =>
  oneOf(...[...board.parts].sort((a, b) => Number(b.sector === null) - Number(a.sector === null)).map(partName));

/**
 * Returns the placement of forces. Forces with two sides begin as advisors if they are with other factions, and as
 * fighters if they are alone.
 */
export function forcesPlaced(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { territory, sector }: Place,
  forces: Forces,
): readonly GameEvent[] {
  if (forces.count === 0) return [];
  const isGuest = hasAdvisors(ctx, faction) && otherFactionsIn(state, faction, territory).length > 0;
  const side: ForcesSide = isGuest ? 'advisors' : 'fighters';
  return [{ type: 'ForcesPlaced', faction, territory, sector, ...forces, side }];
}

const descending = (from: number): readonly number[] => Array.from({ length: from + 1 }, (_, index) => from - index);
