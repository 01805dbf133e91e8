import { LAYERS_OF } from '../editions/offered.ts';
import type { PlanElement } from '../model/battle.ts';
import type { Forces } from '../model/board.ts';
import type { EditionId, Layer } from '../model/editions.ts';
import { type FactionId, identityOf } from '../model/factions.ts';
import { discOf, type LeaderId } from '../model/leaders.ts';
import { BANK, type Payee } from '../model/payments.ts';
import { EDITION_WORDS } from './editions.ts';
import { plural, formatForces } from './numbers.ts';

/** Returns a faction's name as a label, without article. */
export const factionName = (faction: FactionId): string => identityOf(faction).name;

/** Returns a faction inside a sentence: `the Emperor`, `the Guild`, `Harkonnen`. It takes a singular verb. */
export const theFaction = (faction: FactionId): string => identityOf(faction).inSentence ?? factionName(faction);

/** Returns the payee inside a sentence: a faction or `the bank`. */
export const thePayee = (payee: Payee): string => (payee === BANK ? 'the bank' : theFaction(payee));

/** Returns the possessive of a faction inside a sentence: `Harkonnen’s`, `Atreides’`, `the Emperor’s`. */
export const factionPossessive = (faction: FactionId): string => {
  const name = theFaction(faction);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
};

/** Returns a leader's name as the disc of 2019 prints it. */
export const leaderName = (leader: LeaderId): string => discOf(leader).name;

/** Returns the name of a faction's special forces. */
export const specialForcesName = (faction: FactionId): string => identityOf(faction).specialForces ?? 'special forces';

/**
 * Returns the text that says how many of some forces are special, for use after their number: `, 3 of them Sardaukar`.
 * The text is empty if no force is special.
 */
export function formatSpecial({ faction, count, special }: { readonly faction: FactionId } & Forces): string {
  if (special === 0) return '';
  if (count === special) return `, ${plural(count, { one: '', other: 'all ' })}${specialForcesName(faction)}`;
  return `, ${special} of them ${specialForcesName(faction)}`;
}

/** Returns how many of some forces are special, inside a sentence that goes on: `, 3 of them Sardaukar,`. */
export const formatSpecialThen = (forces: { readonly faction: FactionId } & Forces): string =>
  forces.special === 0 ? '' : `${formatSpecial(forces)},`;

/**
 * Returns the text of forces and of the special forces among them, for a sentence that goes on: `9 forces, 2 of them
 * Fedaykin,`.
 */
export const formatForcesThen = (faction: FactionId, { count, special }: Forces): string =>
  formatForces(count) + formatSpecialThen({ faction, count, special });

/** Returns an edition by its publisher and year. */
export const editionName = (edition: EditionId): string => EDITION_WORDS[edition].name;

const LAYER_NAMES: Record<Layer, string> = { basic: 'basic', advanced: 'advanced' };

/** Returns the game of a table: `Gale Force Nine 2019, basic`. An edition with one layer has only its name. */
export const gameName = (edition: EditionId, layer: Layer): string =>
  LAYERS_OF[edition].length > 1 ? `${editionName(edition)}, ${LAYER_NAMES[layer]}` : editionName(edition);

const ELEMENT_NAMES: Record<PlanElement, string> = {
  leader: 'Leader',
  weapon: 'Weapon',
  defense: 'Defense',
  dial: 'Dial',
};

/** Returns a part of a battle plan as a label. For sentences use `theElement`. */
export const elementName = (element: PlanElement): string => ELEMENT_NAMES[element];

/** Returns a part of a battle plan inside a sentence: `the weapon`. */
export const theElement = (element: PlanElement): string => `the ${element}`;
