/** The end of a prelude, which is the part that modules play before the game. */
import type { GameState } from '#engine';
import { stateOf, type Table } from '../support/table.ts';

/** Whether no module plays anything before the game any more. */
export const isPreludeOver = (table: Table): boolean => !stateOf(table).stack.some(({ kind }) => KINDS.includes(kind));

const KINDS: readonly GameState['stack'][number]['kind'][] = [
  'prelude',
  'rapid-access',
  'placing-on-table',
  'free-start',
];
