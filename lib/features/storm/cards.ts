/** When the two storm cards may be played, and which forces can reach the Shield Wall for Family Atomics. */
import { isInStorm, partName } from '../../board/places.ts';
import type { Board } from '../../board/board.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { ForceStack, Place, Sector } from '../../model/board.ts';
import type { GameState } from '../../model/state.ts';

/** Whether the cards may be played in this turn's storm. @rules */
export const canPlayCards = ({ rules }: Ctx, { turn }: GameState): boolean => turn >= rules.stormCardsPlayedFrom;

/**
 * Returns the forces on the Shield Wall or in a neighbouring territory, advisors included. If the storm bars the way,
 * forces that the storm separates from the Wall do not count.
 * @rules AH79 Questions and Answers A.2 · GF9-2019 Questions and Answers "Treachery Cards" · R-183
 */
export const nearShieldWall = ({ rules, board }: Ctx, { forces, storm }: GameState): readonly ForceStack[] =>
  forces.filter(
    (stack) => board.atShieldWall.has(stack.territory) && !(rules.stormBarsAtomics && isKeptOff(board, stack, storm)),
  );

/**
 * Whether the storm is over the sector of these forces, or over every path through their territory to the Wall. Forces
 * on the Wall are never separated from it.
 */
const isKeptOff = (board: Board, from: Place, storm: Sector): boolean =>
  from.territory !== board.shieldWall &&
  !reached(board, from, storm).some(({ territory }) => territory === board.shieldWall);

/** Returns the parts of the forces' territory and of the Wall that they can reach without entering the storm. */
function reached({ partsBeside, shieldWall }: Board, from: Place, storm: Sector): readonly Place[] {
  const found = isInStorm(from, storm) ? [] : [from];
  for (const part of found) {
    const next = partsBeside(part).filter(
      (other) =>
        (other.territory === from.territory || other.territory === shieldWall) &&
        !isInStorm(other, storm) &&
        !found.some((known) => partName(known) === partName(other)),
    );
    found.push(...next);
  }
  return found;
}
