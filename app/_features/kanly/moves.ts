import type { AnswerValue, ArenaMove, ArenaPlan, BorderId, DuelingCard, FactionId, SectorId } from '#client';
import type { ArenaTarget } from '#app/_components/arena/arena.tsx';
import { directionTo } from '#app/_components/arena/geometry.ts';
import { formatAttackOn, formatChoice, formatStep, TARGETS } from '#lib/modules/duel/kanly/messages/phone.ts';

/** A legal move from the answers of a prompt. */
export const asMove = (value: AnswerValue): ArenaMove => value as unknown as ArenaMove;

/** Returns the card that the move plays; `null` for a move without a card. */
export function playedIn(move: ArenaMove): DuelingCard | null {
  if (move.move === 'attack') return move.card;
  return move.move === 'step' || move.move === 'stop' ? null : move.move;
}

/** Returns the place in the arena that a move means; `null` for a move that means no place. */
function placeOfMove(move: ArenaMove, placeOf: (faction: FactionId) => SectorId | null): SectorId | BorderId | null {
  if ('to' in move) return move.to;
  if ('border' in move) return move.border;
  return 'on' in move ? placeOf(move.on) : null;
}

interface Around {
  readonly plan: ArenaPlan;
  /** The sector of the leader in turn. */
  readonly from: SectorId;
  readonly placeOf: (faction: FactionId) => SectorId | null;
  readonly chosen: ArenaMove | null;
  readonly onChoose: (move: ArenaMove) => void;
}

/** Returns the places that can be touched for these moves. */
export const targetsOf = (moves: readonly ArenaMove[], around: Around): readonly ArenaTarget[] =>
  moves.flatMap((move): readonly ArenaTarget[] => {
    const place = placeOfMove(move, around.placeOf);
    if (place === null) return [];
    return [
      {
        place,
        ...wordsOf(move, around),
        isChosen: around.chosen !== null && isSameMove(move, around.chosen),
        onChoose: () => {
          around.onChoose(move);
        },
      },
    ];
  });

function wordsOf(move: ArenaMove, { plan, from }: Around): Pick<ArenaTarget, 'label' | 'says'> {
  switch (move.move) {
    case 'step': {
      const direction = directionTo(plan, from, move.to);
      return { label: formatStep(direction, move.to), says: direction };
    }
    case 'attack':
      return { label: formatAttackOn(move.on), says: TARGETS.attack };
    case 'jump-block':
      return { label: formatChoice(move), says: TARGETS.jump };
    default:
      return { label: formatChoice(move), says: '' };
  }
}

/** Returns the factions whose leaders these moves attack. */
export const attackedBy = (moves: readonly ArenaMove[]): readonly FactionId[] => [
  ...new Set(moves.flatMap((move) => ('on' in move ? [move.on] : []))),
];

const isSameMove = (one: ArenaMove, other: ArenaMove): boolean => JSON.stringify(one) === JSON.stringify(other);
