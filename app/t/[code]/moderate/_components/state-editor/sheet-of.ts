import type { BoardCheckItem } from '#client';
import type { PositionSheet } from './state-editor.tsx';

/** The sheet where the desk corrects each part of the board. Reserves are the forces that are in no other place. */
export const SHEET_OF: Readonly<Record<BoardCheckItem, PositionSheet>> = {
  forces: 'board',
  reserves: 'board',
  spice: 'board',
  tanks: 'tanks',
  leaders: 'leaders',
};
