'use client';
import { MOVES_MADE, type MovesMade } from '#client';
import { SegmentedControl } from '#app/_components/segmented-control.tsx';
import { MADE, MOVES } from '#lib/features/ship-and-move/messages/choice.ts';

interface MovesChoiceProps {
  readonly made: MovesMade;
  readonly onChoose: (made: MovesMade) => void;
}

const CHOICES = MOVES_MADE.map((value) => ({ value, ...MADE[value] }));

/** Where the table will ship and move; the desk may choose otherwise between turns. */
export const MovesChoice = ({ made, onChoose }: MovesChoiceProps) => (
  <SegmentedControl legend={MOVES.title} choices={CHOICES} chosen={made} onChoose={onChoose} />
);
