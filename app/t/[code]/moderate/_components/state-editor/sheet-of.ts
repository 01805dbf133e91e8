import type { BoardCheckItem } from '#client';
import type { PositionSheet } from './state-editor.tsx';

/** Where a part of the board is put right. Reserves are what is left of the forces elsewhere. */
export const SHEET_OF: Readonly<Record<BoardCheckItem, PositionSheet>> = {
  forces: 'board',
  reserves: 'board',
  spice: 'board',
  tanks: 'tanks',
  leaders: 'leaders',
};
