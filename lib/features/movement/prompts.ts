import { getField } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { anyOf, type Grammar, oneOf } from '../../core/grammar.ts';
import { parseForceGroup } from '../../pieces/groups.ts';
import { isClosedTo, stacksFreeToLeave } from '../../pieces/orders.ts';
import { isFullFor, canStopIn, turningBy } from '../../pieces/entering.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { ForcesSide, Place } from '../../model/board.ts';
import type { AnswerValue } from '../../core/answer.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { MovementEvent, MovementPrompt } from './contract.ts';
import { mayEndInStorm, rangeOf, rangeOnFoot, walksFrom, wayTo } from './moving.ts';
import { fliesFrom } from './ornithopters.ts';
import { partedIn } from './parting.ts';

/** Further fields of a move's payload: the number of moves left, and the places shared with an ally. */
export interface MoveAsked {
  readonly left: number;
  readonly mustLeave: readonly TerritoryId[];
  readonly mayStay: readonly TerritoryId[];
}

/** Returns the payload with everything that a player needs to see for a move. */
export const moveQuestion = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { left, mustLeave, mayStay }: MoveAsked,
): MovementPrompt => ({
  kind: 'move',
  stacks: stacksFreeToLeave(ctx, state, faction),
  range: rangeOf(ctx, state, faction),
  fliesFrom: fliesFrom(ctx, state, faction),
  rangeOnFoot: rangeOnFoot(ctx, state, faction),
  walksFrom: walksFrom(ctx, state, faction),
  full: ctx.board.territories.filter((territory) => isFullFor(ctx, state, faction, territory)),
  allied: ctx.board.territories.filter(
    (territory) =>
      !isFullFor(ctx, state, faction, territory) &&
      !isClosedTo(ctx, state, faction, territory) &&
      !canStopIn(ctx, state, faction, territory),
  ),
  mustLeave,
  mayStay,
  left,
  ...(ctx.rules.movesWithinTerritory ? { within: true } : {}),
  ...(mayEndInStorm(ctx, state, faction) ? { intoStorm: true } : {}),
});

/** Returns the events of a legal answer; no events if no forces move. */
export function moveMade(ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): readonly MovementEvent[] {
  if (value === 'stay') return [];
  const own = state.forces.filter((stack) => stack.faction === faction);
  const parted = partedIn(ctx, own, faction, value);
  const moved = parted === null ? parseForceGroup(own, value) : [parted.moved];
  const [first] = moved;
  const from = must(first, 'forces that move');
  const name = getField(value, 'to');
  const [end, ...others] = parted?.ends ?? [ctx.board.partNamed(typeof name === 'string' ? name : '')];
  const { territory, sector } = must(end, 'a part where the move ends');
  const to = { territory, sector };
  const side = getField(value, 'side') as ForcesSide;
  const { through } = must(wayTo(ctx, state, faction, from, to), 'a way');
  return [
    {
      type: 'ForcesMoved',
      faction,
      moved,
      to,
      through,
      side,
      restsOn: [
        ...restsOn(ctx, state, faction, moved, to),
        ...turningBy(ctx, state, faction, moved, { territory: to.territory, side }),
      ],
    },
    ...(parted === null || others.length === 0
      ? []
      : [{ type: 'GroupParted', faction, from: to, ends: parted.ends.slice(1), side } as const]),
  ];
}

/** Returns the powers without which these forces could not make the move. */
function restsOn(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  moved: readonly Place[],
  to: Place,
): readonly AdvantageId[] {
  if (fliesFrom(ctx, state, faction).length > 0) return [];
  const { onFoot } = ctx.rules.moveRange;
  if (moved.every((from) => wayTo(ctx, state, faction, from, to, onFoot) !== null)) return [];
  return activePowersOf(ctx, state, faction)
    .filter(({ movesOnFoot }) => movesOnFoot !== undefined)
    .map(({ id }) => id);
}

/** Returns the answers together with one more word. */
export const withWord = (answers: Grammar, word: string, isLegal: boolean): Grammar =>
  isLegal ? anyOf(answers, oneOf(word)) : answers;
