import type { Advantage } from '../../../powers/power.ts';
import { BENE_TLEILAXU } from '../name.ts';
import { wins } from './shown.ts';

/** The Bene Tleilaxu win with their allies if they still have the spice that they showed a turn before. */
export const spiceWin: Advantage = {
  id: 'bene-tleilaxu/spice-win',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV.4', 'R-70, R-310'],
  wins,
};
