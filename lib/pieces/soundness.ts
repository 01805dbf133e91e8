/** Checks whether the pieces are possible on a board: no piece is missing, and no piece is in two places. */
import type { Forces } from '../model/board.ts';
import { allOf, isEmptyForces, isValidForces, minus, ownForces } from '../model/forces.ts';
import { openCards } from './leader-cards.ts';
import { MERCENARIES } from '../model/mercenaries.ts';
import { mercenariesHired } from './mercenaries.ts';
import type { FactionState, GameState } from '../model/state.ts';

/** Whether the public numbers of forces, cards and spice are possible on a board. */
export const isSound = (then: GameState, now: GameState): boolean =>
  then.factions.every((own) => areSound(then, own, now)) &&
  [...then.spiceOnBoard, ...then.spiceInFront].every(({ amount }) => amount > 0) &&
  cardsOpen(then) === cardsOpen(now) &&
  mercenariesHired(then) <= MERCENARIES;

function areSound(then: GameState, own: FactionState, now: GameState): boolean {
  const was = now.factions.find(({ faction }) => faction === own.faction);
  const forces = forcesOf(then, own);
  if (was === undefined || !forces.every(isValidForces)) return false;
  return isEmptyForces(minus(ownForces(allOf(forces)), ownForces(allOf(forcesOf(now, was)))));
}

/** Returns all forces of one faction, in all places. */
const forcesOf = ({ forces }: GameState, { faction, reserves, tanks }: FactionState): readonly Forces[] => [
  reserves,
  tanks,
  ...forces.filter((stack) => stack.faction === faction),
];

/** Returns the number of open cards. An undo must not lower it, because a played card stays played. */
const cardsOpen = (state: GameState): number => openCards(state).length;
