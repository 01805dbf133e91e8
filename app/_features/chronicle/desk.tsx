'use client';
import type { DeskParts } from '#app/_components/feature/desk-slots.ts';
import type { chronicle } from './feature.ts';
import { PlayAgain } from './next-game.tsx';

export const desk: DeskParts<'chronicle', typeof chronicle> = {
  start: ({ view }) => view.table.victory !== null && <PlayAgain />,
};
