/** When the two cards may be played into a storm, and who stands where Family Atomics reach the Shield Wall. */
import { isInStorm, partName } from '../../board/places.ts';
import type { Board } from '../../board/board.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { ForceStack, Place, Sector } from '../../model/board.ts';
import type { GameState } from '../../model/state.ts';

/** Whether cards may be played into this turn's storm at all. @rules */
export const canPlayCards = ({ rules }: Ctx, { turn }: GameState): boolean => turn >= rules.stormCardsPlayedFrom;

/**
 * Forces on the Shield Wall or in a territory beside it, in storm or not; where the storm bars the way, none that it keeps
 * from the Wall. Advisors are among them.
 * @rules AH79 Questions and Answers A.2 · GF9-2019 Questions and Answers "Treachery Cards" · R-183
 */
export const nearShieldWall = ({ rules, board }: Ctx, { forces, storm }: GameState): readonly ForceStack[] =>
  forces.filter(
    (stack) => board.atShieldWall.has(stack.territory) && !(rules.stormBarsAtomics && isKeptOff(board, stack, storm)),
  );

/** The storm lies over their sector, or over every way to the Wall through their own territory. On the Wall nothing is between. */
const isKeptOff = (board: Board, from: Place, storm: Sector): boolean =>
  from.territory !== board.shieldWall &&
  !reached(board, from, storm).some(({ territory }) => territory === board.shieldWall);

/** Parts of the own territory, and of the Wall, to which a way leads on which no sector lies in the storm. */
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
