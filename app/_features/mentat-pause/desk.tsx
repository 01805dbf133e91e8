'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import { formatCounted, PauseNext, pauseSaysNext, pauseStands } from './desk-next.tsx';
import type { mentatPause } from './feature.ts';

export const desk: DeskParts<'mentatPause', typeof mentatPause> = {
  next: { isThere: pauseSaysNext, Part: PauseNext },
  nextNote: formatCounted,
  standing: pauseStands,
};
