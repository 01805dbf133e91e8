import type { ForceKind } from '../board/places.ts';
import type { PlanElement } from '../model/battle.ts';
import type { Forces } from '../model/board.ts';
import type { EditionId, Layer } from '../model/editions.ts';
import { type FactionId, identityOf } from '../model/factions.ts';
import { discOf, type LeaderId } from '../model/leaders.ts';
import { forcesOf, mercenariesIn } from '../model/forces.ts';
import { BANK, type Payee } from '../model/payments.ts';
import { EDITION_WORDS } from './editions.ts';
import { plural, formatCount, formatForces } from './numbers.ts';

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

/** Returns the name of a kind of forces that is not ordinary. */
export const forceKindName = (kind: Exclude<ForceKind, 'ordinary'>, faction: FactionId): string =>
  kind === 'special' ? specialForcesName(faction) : mercenariesWord(2);

/** Returns the word for a number of mercenaries: `mercenary`, `mercenaries`. */
const mercenariesWord = (count: number): string => plural(count, { one: 'mercenary', other: 'mercenaries' });

/** Returns a number of mercenaries: `1 mercenary`, `5 mercenaries`, `no mercenaries`. */
export const formatMercenaries = (count: number): string => formatCount(count, 'mercenary', 'mercenaries');

/**
 * Returns the text that says how many of some forces are special or mercenaries, for use after their number: `, 3 of them
 * Sardaukar`, `, all mercenaries`. The text is empty if all forces are ordinary.
 */
export function formatSpecial({ faction, ...forces }: { readonly faction: FactionId } & Forces): string {
  const { count, special } = forces;
  const hired = mercenariesIn(forces);
  if (special === 0 && hired === 0) return '';
  if (count === special) return `, ${plural(count, { one: '', other: 'all ' })}${specialForcesName(faction)}`;
  if (count === hired) return `, ${plural(count, { one: 'a ', other: 'all ' })}${mercenariesWord(count)}`;
  const starred = `${special} of them ${specialForcesName(faction)}`;
  if (hired === 0) return `, ${starred}`;
  return special === 0
    ? `, ${hired} of them ${mercenariesWord(hired)}`
    : `, ${starred} and ${formatMercenaries(hired)}`;
}

/** Returns how many of some forces are special or mercenaries, inside a sentence that goes on: `, 3 of them Sardaukar,`. */
export function formatSpecialThen(forces: { readonly faction: FactionId } & Forces): string {
  const kinds = formatSpecial(forces);
  return kinds === '' ? '' : `${kinds},`;
}

/**
 * Returns the text of forces and of the kinds among them, for a sentence that goes on: `9 forces, 2 of them Fedaykin,`.
 */
export const formatForcesThen = (faction: FactionId, forces: Forces): string =>
  formatForces(forces.count) + formatSpecialThen({ faction, ...forcesOf(forces) });

/** Returns an edition by its publisher and year. */
export const editionName = (edition: EditionId): string => EDITION_WORDS[edition].name;

const LAYER_NAMES: Record<Layer, string> = { basic: 'basic', advanced: 'advanced' };

/** Returns the game of a table: `Gale Force Nine 2019, basic`. An edition with one layer has only its name. */
export const gameName = (edition: EditionId, layer: Layer): string =>
  Object.keys(EDITION_WORDS[edition].played).length > 1
    ? `${editionName(edition)}, ${LAYER_NAMES[layer]}`
    : editionName(edition);

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
