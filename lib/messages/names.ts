import type { PlanElement } from '../model/battle.ts';
import type { Forces } from '../model/board.ts';
import type { EditionId, Layer } from '../model/editions.ts';
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import { plural, formatForces } from './numbers.ts';

const FACTION_NAMES: Record<FactionId, string> = {
  atreides: 'Atreides',
  'bene-gesserit': 'Bene Gesserit',
  emperor: 'Emperor',
  fremen: 'Fremen',
  guild: 'Spacing Guild',
  harkonnen: 'Harkonnen',
};

/** A faction's name as a label, without article. */
export const factionName = (faction: FactionId): string => FACTION_NAMES[faction];

/** A faction inside a sentence: `the Emperor`, `the Guild`, `Harkonnen`. It takes a singular verb. */
export function theFaction(faction: FactionId): string {
  if (faction === 'emperor') return 'the Emperor';
  return faction === 'guild' ? 'the Guild' : FACTION_NAMES[faction];
}

/** What belongs to a faction, inside a sentence: `Harkonnen’s`, `Atreides’`, `the Emperor’s`. */
export const factionPossessive = (faction: FactionId): string => {
  const name = theFaction(faction);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
};

/** The leaders as the 2019 discs print them; the 1979 pad has the same thirty, some shorter. */
const LEADER_NAMES: Record<LeaderId, string> = {
  'thufir-hawat': 'Thufir Hawat',
  'lady-jessica': 'Lady Jessica',
  'gurney-halleck': 'Gurney Halleck',
  'duncan-idaho': 'Duncan Idaho',
  'dr-yueh': 'Dr. Wellington Yueh',
  'feyd-rautha': 'Feyd-Rautha',
  'beast-rabban': 'Beast Rabban',
  'piter-de-vries': 'Piter de Vries',
  'captain-nefud': 'Captain Iakin Nefud',
  'umman-kudu': 'Umman Kudu',
  'hasimir-fenring': 'Hasimir Fenring',
  'captain-aramsham': 'Captain Aramsham',
  burseg: 'Burseg',
  caid: 'Caid',
  bashar: 'Bashar',
  'staban-tuek': 'Staban Tuek',
  'esmar-tuek': 'Esmar Tuek',
  'master-bewt': 'Master Bewt',
  'soo-soo-sook': 'Soo-Soo Sook',
  'guild-rep': 'Guild Rep',
  'princess-irulan': 'Princess Irulan',
  'mother-ramallo': 'Reverend Mother Ramallo',
  alia: 'Alia',
  'lady-fenring': 'Margot Lady Fenring',
  'wanna-marcus': 'Wanna Marcus',
  stilgar: 'Stilgar',
  chani: 'Chani',
  otheym: 'Otheym',
  'shadout-mapes': 'Shadout Mapes',
  jamis: 'Jamis',
};

/** A leader as the 2019 disc prints the name. */
export const leaderName = (leader: LeaderId): string => LEADER_NAMES[leader];

const SPECIAL_FORCES: Partial<Record<FactionId, string>> = { emperor: 'Sardaukar', fremen: 'Fedaykin' };

/** What a faction's special forces are called. */
export const specialForcesName = (faction: FactionId): string => SPECIAL_FORCES[faction] ?? 'special forces';

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

const EDITION_NAMES: Record<EditionId, string> = {
  'gf9-2019': 'Gale Force Nine 2019',
  'avalon-hill-1979': 'Avalon Hill 1979',
};

/** An edition by its publisher and year. */
export const editionName = (edition: EditionId): string => EDITION_NAMES[edition];

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
