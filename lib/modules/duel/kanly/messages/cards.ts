/** The names of dueling cards and moves. */
import { assertNever } from '../../../../core/assert-never.ts';
import { theFaction } from '../../../../messages/names.ts';
import type { ArenaMove, DuelingCard } from '../../../../model/dueling.ts';

const NAMES: Readonly<Record<DuelingCard, string>> = {
  'attack-in': 'Attack In',
  'attack-out': 'Attack Out',
  'attack-left': 'Attack Left',
  'attack-right': 'Attack Right',
  'throwing-knife': 'Throwing Knife',
  'poison-from-in': 'Poison Attacker from In',
  'poison-from-out': 'Poison Attacker from Out',
  'poison-from-left': 'Poison Attacker from Left',
  'poison-from-right': 'Poison Attacker from Right',
  'place-block': 'Place Block',
  'jump-block': 'Jump Block',
  'pick-up-block': 'Pick Up Block',
  'move-or-attack-three': 'Move or Attack Three',
  'flee-with-honor': 'Flee Arena with Honor',
};

/** Returns the printed name of a dueling card. */
export const duelingCardName = (card: DuelingCard): string => NAMES[card];

/** Returns the verb of a move, which follows the name of the faction. */
export function formatMove(move: ArenaMove): string {
  switch (move.move) {
    case 'step':
      return 'took a step in the arena';
    case 'attack':
      return move.card === null
        ? `attacked ${theFaction(move.on)}`
        : `played ${NAMES[move.card]} against ${theFaction(move.on)}`;
    case 'stop':
      return 'made no further move';
    case 'place-block':
    case 'pick-up-block':
    case 'jump-block':
    case 'move-or-attack-three':
    case 'flee-with-honor':
      return `played ${NAMES[move.move]}`;
    default:
      return assertNever(move);
  }
}
