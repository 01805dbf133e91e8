'use client';
import { MOVES_MADE } from '#client';
import type { OpeningProps } from '#app/_components/feature/opening-part.ts';
import { SegmentedControl } from '#app/_components/segmented-control.tsx';
import { MADE, MOVES } from '#lib/features/ship-and-move/messages/choice.ts';

const CHOICES = MOVES_MADE.map((value) => ({ value, ...MADE[value] }));

/**
 * Lets the host choose where the table will ship and move, on the board or on phones. The desk may change the choice
 * between turns.
 */
export const MovesChoice = ({ movesMade, onMovesMade }: OpeningProps) => (
  <SegmentedControl legend={MOVES.title} choices={CHOICES} chosen={movesMade} onChoose={onMovesMade} />
);
