/** The powers of the Tleilaxu of Dune Squad. */
import type { Advantage } from '../../powers/power.ts';
import { TLEILAXU } from './name.ts';

/** Others pay Tleilaxu for all revived forces and leaders. The own payments go to the bank. */
const revivalIncome: Advantage = {
  id: 'tleilaxu/revival-income',
  faction: TLEILAXU,
  rules: ['Dune Squad VIII.G.1', 'R-68'],
  isPaidFor: 'revivals',
};

export const tleilaxu: readonly Advantage[] = [revivalIncome];
