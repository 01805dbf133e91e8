/** The names of powers. */
import type { AdvantageId } from '../model/advantages.ts';
import { type FactionId, identityOf } from '../model/factions.ts';
import { namesOfModules } from '../model/modules.ts';
import { factionPossessive } from './names.ts';

/** The names of powers of modules, which belong to no faction. */
const OF_MODULES: Readonly<Record<string, string>> = namesOfModules('powers');

/** Returns the name of a power without its owner: `Sardaukar`. */
export const advantageName = (advantage: AdvantageId): string =>
  OF_MODULES[advantage] ?? identityOf(ownerOf(advantage)).powers[advantage.split('/')[1] ?? ''] ?? '';

/** Returns a power with its owner: `the Emperor’s Sardaukar`. */
export const theAdvantage = (advantage: AdvantageId): string =>
  OF_MODULES[advantage] ?? `${factionPossessive(ownerOf(advantage))} ${advantageName(advantage)}`;

const ownerOf = (advantage: AdvantageId): FactionId => advantage.split('/')[0] as FactionId;

/** Returns why no card of a hand may lie in a place of the plan: `The Voice lets no card of your hand lie here.` */
export const formatBarred = (advantage: AdvantageId): string =>
  `The ${advantageName(advantage)} lets no card of your hand lie here.`;

/** Returns the public line about a cancelled power: `A Karama cancels the Emperor’s Sardaukar in this battle.` */
export const formatCancelled = (advantage: AdvantageId): string =>
  `A Karama cancels ${theAdvantage(advantage)} in this battle.`;
