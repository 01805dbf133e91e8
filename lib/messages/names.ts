import type { PlanElement } from '../model/battle.ts';
import type { Forces } from '../model/board.ts';
import type { EditionId, Layer } from '../model/editions.ts';
import { type FactionId, identityOf } from '../model/factions.ts';
import { discOf, type LeaderId } from '../model/leaders.ts';
import { BANK, type Payee } from '../model/payments.ts';
import { EDITION_WORDS } from './editions.ts';
import { plural, formatForces } from './numbers.ts';

/** A faction's name as a label, without article. */
export const factionName = (faction: FactionId): string => identityOf(faction).name;

/** A faction inside a sentence: `the Emperor`, `the Guild`, `Harkonnen`. It takes a singular verb. */
export const theFaction = (faction: FactionId): string => identityOf(faction).inSentence ?? factionName(faction);

/** Who is paid, within a sentence. */
export const thePayee = (payee: Payee): string => (payee === BANK ? 'the bank' : theFaction(payee));

/** What belongs to a faction, inside a sentence: `Harkonnen’s`, `Atreides’`, `the Emperor’s`. */
export const factionPossessive = (faction: FactionId): string => {
  const name = theFaction(faction);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
};

/** A leader as the 2019 disc prints the name. */
export const leaderName = (leader: LeaderId): string => discOf(leader).name;

/** What a faction's special forces are called. */
export const specialForcesName = (faction: FactionId): string => identityOf(faction).specialForces ?? 'special forces';

/** How many of some forces are special, said behind their number: `, 3 of them Sardaukar`; nothing where none are. */
export function formatSpecial({ faction, count, special }: { readonly faction: FactionId } & Forces): string {
  if (special === 0) return '';
  if (count === special) return `, ${plural(count, { one: '', other: 'all ' })}${specialForcesName(faction)}`;
  return `, ${special} of them ${specialForcesName(faction)}`;
}

/** The same inside a sentence that runs on: `, 3 of them Sardaukar,`. */
export const formatSpecialThen = (forces: { readonly faction: FactionId } & Forces): string =>
  forces.special === 0 ? '' : `${formatSpecial(forces)},`;

/** Forces with the special ones among them, inside a sentence that runs on: `9 forces, 2 of them Fedaykin,`. */
export const formatForcesThen = (faction: FactionId, { count, special }: Forces): string =>
  formatForces(count) + formatSpecialThen({ faction, count, special });

/** An edition by its publisher and year. */
export const editionName = (edition: EditionId): string => EDITION_WORDS[edition].name;

const LAYER_NAMES: Record<Layer, string> = { basic: 'basic', advanced: 'advanced' };

/** How much of the edition is played. */
export const layerName = (layer: Layer): string => LAYER_NAMES[layer];

const ELEMENT_NAMES: Record<PlanElement, string> = {
  leader: 'Leader',
  weapon: 'Weapon',
  defense: 'Defense',
  dial: 'Dial',
};

/** A part of a battle plan, as a label; in sentences `theElement`. */
export const elementName = (element: PlanElement): string => ELEMENT_NAMES[element];

/** `the weapon` */
export const theElement = (element: PlanElement): string => `the ${element}`;
