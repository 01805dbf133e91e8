/** Whether pieces lie as they can lie on a board: none is missing, and none is there twice. */
import type { Forces } from '../model/board.ts';
import { allOf, isValidForces, minus } from '../model/forces.ts';
import type { FactionState, GameState } from '../model/state.ts';

/** By the forces, cards and spice that everybody sees. */
export const isSound = (then: GameState, now: GameState): boolean =>
  then.factions.every((own) => areSound(then, own, now)) &&
  [...then.spiceOnBoard, ...then.spiceInFront].every(({ amount }) => amount > 0) &&
  cardsOpen(then) === cardsOpen(now);

function areSound(then: GameState, own: FactionState, now: GameState): boolean {
  const was = now.factions.find(({ faction }) => faction === own.faction);
  const forces = forcesOf(then, own);
  if (was === undefined || !forces.every(isValidForces)) return false;
  const { count, special } = minus(allOf(forces), allOf(forcesOf(now, was)));
  return count === 0 && special === 0;
}

/** Everywhere that forces of one faction are. */
const forcesOf = ({ forces }: GameState, { faction, reserves, tanks }: FactionState): readonly Forces[] => [
  reserves,
  tanks,
  ...forces.filter((stack) => stack.faction === faction),
];

/** The piles that lie open only grow: a card that was laid down stays laid down. */
const cardsOpen = ({ discards, removedCards }: GameState): number => discards.length + removedCards.length;
