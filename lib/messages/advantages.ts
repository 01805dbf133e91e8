/** What powers are called. */
import type { AdvantageId } from '../model/advantages.ts';
import { type FactionId, identityOf } from '../model/factions.ts';
import { namesOfModules } from '../model/modules.ts';
import { factionPossessive } from './names.ts';

/** What powers that are nobody’s are called. */
const OF_MODULES: Readonly<Record<string, string>> = namesOfModules('powers');

/** What a power is called by itself: `Sardaukar`. */
export const advantageName = (advantage: AdvantageId): string =>
  OF_MODULES[advantage] ?? identityOf(ownerOf(advantage)).powers[advantage.split('/')[1] ?? ''] ?? '';

/** A power after its owner: `the Emperor’s Sardaukar`. */
export const theAdvantage = (advantage: AdvantageId): string =>
  OF_MODULES[advantage] ?? `${factionPossessive(ownerOf(advantage))} ${advantageName(advantage)}`;

const ownerOf = (advantage: AdvantageId): FactionId => advantage.split('/')[0] as FactionId;

/** Why no card of a hand may lie in a place of the plan: `The Voice lets no card of your hand lie here.` */
export const formatBarred = (advantage: AdvantageId): string =>
  `The ${advantageName(advantage)} lets no card of your hand lie here.`;

/** A public line on a power that is stopped here: `A Karama stops the Emperor’s Sardaukar in this battle.` */
export const formatCancelled = (advantage: AdvantageId): string =>
  `A Karama stops ${theAdvantage(advantage)} in this battle.`;
