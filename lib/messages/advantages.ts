/** What powers are called. */
import type { AdvantageId } from '../model/advantages.ts';
import { type FactionId, identityOf } from '../model/factions.ts';
import { factionPossessive } from './names.ts';

/** What a power is called by itself: `Sardaukar`. */
export function advantageName(advantage: AdvantageId): string {
  const { owner, power } = partsOf(advantage);
  return identityOf(owner).powers[power] ?? '';
}

/** A power after its owner: `the Emperor’s Sardaukar`. */
export const theAdvantage = (advantage: AdvantageId): string =>
  `${factionPossessive(partsOf(advantage).owner)} ${advantageName(advantage)}`;

function partsOf(advantage: AdvantageId): { readonly owner: FactionId; readonly power: string } {
  const [owner = '', power = ''] = advantage.split('/');
  return { owner: owner as FactionId, power };
}

/** Why no card of a hand may lie in a place of the plan: `The Voice lets no card of your hand lie here.` */
export const formatBarred = (advantage: AdvantageId): string =>
  `The ${advantageName(advantage)} lets no card of your hand lie here.`;

/** A public line on a power that is stopped here: `A Karama stops the Emperor’s Sardaukar in this battle.` */
export const formatCancelled = (advantage: AdvantageId): string =>
  `A Karama stops ${theAdvantage(advantage)} in this battle.`;
