/** Who wins at the end of this turn: by strongholds, or when the last turn is over by what is left to win by. */
import type { Ctx } from '../../powers/ctx.ts';
import { allianceOf, isInPlay } from '../../model/selectors.ts';
import { wonByStrongholds } from './victory.ts';
import type { GameState } from '../../model/state.ts';
import type { SideStanding, Victory } from '../../model/victory.ts';

/**
 * The win as it stands before a prediction; `null` while the game goes on.
 * @rules AH79 IV, Questions and Answers E.3 · GF9-2019 Mentat Pause, Questions and Answers, Miscellaneous ·
 */
export function winAt(ctx: Ctx, state: GameState, sides: readonly SideStanding[]): Victory | null {
  const held = wonByStrongholds(state, sides);
  if (held !== null || state.turn < ctx.rules.turnLimit) return held;
  return wonByPower(ctx, state) ?? wonByMost(state, sides);
}

/** The first power of the edition's list whose faction plays and whose condition holds; allies share it. */
function wonByPower(ctx: Ctx, state: GameState): Victory | null {
  for (const id of ctx.rules.winsAfterLastTurn) {
    const power = ctx.advantages.find((advantage) => advantage.id === id);
    if (power === undefined || !isInPlay(state, power.faction)) continue;
    if (power.winsAfterLastTurn?.(state) !== true) continue;
    const how = { kind: 'advantage', advantage: id, by: power.faction } as const;
    return { winners: allianceOf(state, power.faction), turn: state.turn, how };
  }
  return null;
}

/** Allies' forces are the same for the purposes of victory, so an alliance counts as one here too. */
function wonByMost({ turn, seating }: GameState, sides: readonly SideStanding[]): Victory {
  const held = Math.max(...sides.map(({ strongholds }) => strongholds.length));
  const first = sides.filter(({ strongholds }) => strongholds.length === held).flatMap(({ members }) => members);
  const winners = seating.flatMap(({ faction }) => (first.includes(faction) ? [faction] : []));
  return { winners, turn, how: { kind: 'most-strongholds', held } };
}
