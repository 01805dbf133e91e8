/** The tables of the chronicle. */
import type { OpenPlan } from '../../../model/battle.ts';
import { factionName } from '../../../messages/names.ts';
import { formatNumber, formatRow, formatSpice } from '../../../messages/numbers.ts';
import { formatCardsLaid, planLeaderName } from '../../battle/messages/plans.ts';
import type { SaleTold } from '../told.ts';

/** A plan in a cell: `5, Stilgar, Crysknife, no defense, 2 spice`; a plan that never lay open is a dash. */
export const formatPlanTold = (plan: OpenPlan | null): string =>
  plan === null
    ? '–'
    : formatRow([
        formatNumber(plan.dial),
        planLeaderName(plan.leader),
        formatCardsLaid(plan),
        ...(plan.spice === 0 ? [] : [formatSpice(plan.spice)]),
      ]);

/** One sale among those of a turn: `Emperor 18`, `Emperor by Karama` */
export const formatSale = ({ buyer, price, withKarama }: SaleTold): string =>
  `${factionName(buyer)} ${withKarama ? 'by Karama' : price}`;

/** Heads of columns. */
export const COLUMNS = {
  turn: 'Turn',
  place: 'Territory',
  aggressor: 'Aggressor',
  defender: 'Defender',
  winner: 'Winner',
  sold: 'Sold to, for spice',
  phase: 'Phase',
  seat: 'Seat',
  time: 'Time',
  waited: 'The table waited',
  nobody: 'Nobody',
  total: 'All',
} as const;
