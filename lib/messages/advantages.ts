/** The names of powers. */
import type { AdvantageId } from '../model/advantages.ts';
import { type FactionId, identityOf } from '../model/factions.ts';
import { namesOfModules } from '../model/modules.ts';
import { factionPossessive } from './names.ts';
import { capitalize } from './numbers.ts';

/** The names of powers of modules, which belong to no faction. */
const OF_MODULES: Readonly<Record<string, string>> = namesOfModules('powers');

/** Returns the name of a power without its owner: `Sardaukar`. */
export const advantageName = (advantage: AdvantageId): string =>
  OF_MODULES[advantage] ?? identityOf(ownerOf(advantage)).powers[advantage.split('/')[1] ?? ''] ?? '';

/** Returns a power with its owner: `the Emperor’s Sardaukar`. */
export const theAdvantage = (advantage: AdvantageId): string =>
  OF_MODULES[advantage] ?? `${factionPossessive(ownerOf(advantage))} ${advantageName(advantage)}`;

const ownerOf = (advantage: AdvantageId): FactionId => advantage.split('/')[0] as FactionId;

/** What a Karama does to a faction, if it cancels nothing. */
const STRIKES: Readonly<Partial<Record<AdvantageId, { readonly does: string; readonly did: string }>>> = {
  'bene-tleilaxu/taxed': {
    does: 'tax Bene Tleilaxu 10 spice',
    did: 'taxed Bene Tleilaxu 10 spice',
  },
  'ixians/spice-seized': {
    does: 'send all spice of the Ixians to the bank',
    did: 'sent all spice of the Ixians to the bank',
  },
};

/** Returns what a Karama against this power does: `cancel the Guild’s half price`. */
export const formatKaramaDoes = (advantage: AdvantageId): string =>
  STRIKES[advantage]?.does ?? `cancel ${theAdvantage(advantage)}`;

/** Returns what a Karama against this power did, if it has cancelled nothing; `null` otherwise. */
export const formatKaramaDid = (advantage: AdvantageId): string | null => STRIKES[advantage]?.did ?? null;

/** Returns why no card of a hand may lie in a place of the plan: `The Voice lets no card of your hand lie here.` */
export const formatBarred = (advantage: AdvantageId): string =>
  `The ${advantageName(advantage)} lets no card of your hand lie here.`;

/** Returns the public line about forces that count more: `The Ixians’ forces count more in this battle.` */
export const formatStrengthened = (advantage: AdvantageId): string =>
  `${capitalize(factionPossessive(ownerOf(advantage)))} forces count more in this battle.`;

/** Returns the public line about a cancelled power: `A Karama cancels the Emperor’s Sardaukar in this battle.` */
export const formatCancelled = (advantage: AdvantageId): string =>
  `A Karama cancels ${theAdvantage(advantage)} in this battle.`;
