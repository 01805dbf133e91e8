/** Positions and moves of the engine, as the second reading writes them down. */
import type { ArenaMove } from '#lib/model/dueling.ts';
import type { Bout } from '#lib/modules/duel/arena/bout.ts';
import type { Line, Sheet } from './second-reading.ts';

/** Returns the position of a bout without a running attack. */
export const sheetOf = ({ fighters, blocks, turn, made, three }: Bout): Sheet => ({
  duellists: fighters.map(({ faction, at, backing, worth, isShown, onDisc }) => ({
    faction,
    sector: at,
    backing,
    value: worth,
    faceUp: isShown,
    coins: onDisc,
  })),
  walls: [...blocks],
  mover: turn,
  movesDone: made,
  freeMoves: three,
});

/** Returns a move as a line. */
export function lineOf(move: ArenaMove): Line {
  switch (move.move) {
    case 'attack':
      return move.direction === null
        ? `knife ${move.on}`
        : `attack ${move.card === null ? 'free' : 'card'} ${move.on} ${move.direction}`;
    case 'step':
      return `step ${move.to}`;
    case 'jump-block':
      return `jump ${move.to}`;
    case 'place-block':
      return `place ${move.border}`;
    case 'pick-up-block':
      return `pick ${move.border}`;
    case 'move-or-attack-three':
      return 'three';
    case 'flee-with-honor':
      return 'flee';
    case 'stop':
      return 'stop';
  }
}
