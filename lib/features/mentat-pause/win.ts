/** The winner at the end of this turn, by the edition's list of ways to win, for each turn or for the last turn. */
import { assertNever } from '../../core/assert-never.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { GameState } from '../../model/state.ts';
import { heldBy, type SideStanding, type Victory, type WayToWin } from '../../model/victory.ts';
import { allianceOf, isInPlay } from '../../model/selectors.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { Check } from './contract.ts';
import { wonByStrongholds } from './victory.ts';

/**
 * Returns the ways to win that are checked at this moment, in their order. Before the collection these are only the
 * strongholds.
 * @rules Dune Squad II, III · R-270
 */
export function waysToWin({ rules }: Ctx, { turn }: GameState, check: Check): readonly WayToWin[] {
  const { turnLimit, winsEachTurn, winsAfterLastTurn } = rules;
  const ways = turn < turnLimit ? winsEachTurn : [...winsEachTurn, ...winsAfterLastTurn];
  switch (check) {
    case 'all':
      return ways;
    case 'strongholds':
      return ways.filter((way) => way === 'strongholds');
    case 'others':
      return ways.filter((way) => way !== 'strongholds');
    default:
      return assertNever(check);
  }
}

/**
 * Returns the win without regard to a prediction; `null` while the game continues.
 * @rules AH79 IV, Questions and Answers E.3 · GF9-2019 Mentat Pause, Questions and Answers, Miscellaneous ·
 */
export function winAt(ctx: Ctx, state: GameState, sides: readonly SideStanding[], check: Check): Victory | null {
  for (const way of waysToWin(ctx, state, check)) {
    const won = wonBy(ctx, state, sides, way);
    if (won !== null) return won;
  }
  return null;
}

function wonBy(ctx: Ctx, state: GameState, sides: readonly SideStanding[], way: WayToWin): Victory | null {
  switch (way) {
    case 'strongholds':
      return wonByStrongholds(state, sides);
    case 'most-strongholds':
      return wonByMost(state, sides);
    default:
      return wonByPower(ctx, state, way);
  }
}

/** Returns the win by a power, if its faction plays and its condition holds. The allies of the faction win too. */
function wonByPower(ctx: Ctx, state: GameState, id: AdvantageId): Victory | null {
  const power = ctx.advantages.find((advantage) => advantage.id === id);
  if (power === undefined || !isInPlay(state, power.faction)) return null;
  if (power.wins?.(state) !== true) return null;
  const how = { kind: 'advantage', advantage: id, by: power.faction } as const;
  return { winners: allianceOf(state, power.faction), turn: state.turn, how };
}

/** Returns the win by the most strongholds. Forces of allies count together, so an alliance is also one side here. */
function wonByMost({ turn, seating }: GameState, sides: readonly SideStanding[]): Victory {
  const held = Math.max(...sides.map(heldBy));
  const first = sides.filter((side) => heldBy(side) === held).flatMap(({ members }) => members);
  const winners = seating.flatMap(({ faction }) => (first.includes(faction) ? [faction] : []));
  return { winners, turn, how: { kind: 'most-strongholds', held } };
}
