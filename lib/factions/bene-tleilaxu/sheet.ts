/** The powers of the Bene Tleilaxu that need no question: payments for revivals, and the tax of a Karama. */
import { isSpecialKaramaMoment } from '../../cards/special-karama/api.ts';
import { pledgedSum } from '../../features/pledges/api.ts';
import { pledgesReturned } from '../../features/pledges/events.ts';
import { isLeader, isMainCharacter, type LeaderId } from '../../model/leaders.ts';
import { factionState } from '../../model/selectors.ts';
import { spiceToBank } from '../../pieces/events.ts';
import type { Advantage } from '../../powers/power.ts';
import { giftOfCards } from './card-gift/power.ts';
import { leaderAttack } from './attacks/power.ts';
import { karamaLasgun, worthlessHold } from './ambushes/power.ts';
import { traps } from './traps/power.ts';
import { revivalForAllies } from './grants/power.ts';
import { traitors } from './marks/power.ts';
import { BENE_TLEILAXU } from './name.ts';
import { spiceWin } from './spice-win/power.ts';

/** The main characters whose revival is paid to the Bene Tleilaxu. All others are paid to the bank. */
const PAID_MAINS: readonly LeaderId[] = ['baron-harkonnen', 'paul-atreides', 'liet-kynes'];

/** The tax of a Karama, in spice. */
const TAX = 10;

/** Others pay the Bene Tleilaxu for all revived forces and leaders, but for three main characters alone. */
const revivalIncome: Advantage = {
  id: 'bene-tleilaxu/revival-income',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV.1, XXVI', 'R-68'],
  isPaidFor: 'revivals',
  isPaidBy: ({ leader }) =>
    leader === null || !isLeader(leader) || !isMainCharacter(leader) || PAID_MAINS.includes(leader),
};

/**
 * An opponent's Karama sends 10 spice of the Bene Tleilaxu to the bank, or all their spice if they have less. Spice that
 * is set aside for allies counts too. The Karama is played outside battles and the bidding, as against the Ixians.
 */
const taxed: Advantage = {
  id: 'bene-tleilaxu/taxed',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXVII.B.7.a.7'],
  cancellable: { at: 'any-time', worksBefore: (state) => (isSpecialKaramaMoment(state) ? 'at-once' : null) },
  whenCancelled: (state) => {
    const held = factionState(state, BENE_TLEILAXU).spice;
    const due = held === 'uncounted' ? 0 : Math.min(TAX, held + pledgedSum(state, BENE_TLEILAXU));
    const returned = held !== 'uncounted' && held < due ? pledgesReturned(state, BENE_TLEILAXU) : [];
    return [...returned, ...(due === 0 ? [] : [spiceToBank(BENE_TLEILAXU, due)])];
  },
};

/** The powers of the Bene Tleilaxu. */
export const beneTleilaxu: readonly Advantage[] = [
  revivalIncome,
  traitors,
  revivalForAllies,
  giftOfCards,
  spiceWin,
  taxed,
  traps,
  leaderAttack,
  worthlessHold,
  karamaLasgun,
];
