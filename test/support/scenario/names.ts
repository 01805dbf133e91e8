/** Parses the game's names in a scenario: factions, leaders, cards, places. */
import {
  FACTIONS,
  forcesOf,
  LEADER_IDS,
  partNamed,
  partName,
  partsOf,
  presentIn,
  ALL_PARTS,
  sector,
  TERRITORIES,
  TREACHERY_TITLES,
  type FactionId,
  type LeaderId,
  type Place,
  type Prediction,
  type Sector,
  type TerritoryId,
  type TreacheryTitle,
  type Forces,
} from '#engine';
import { isLeader } from '#lib/model/leaders.ts';
import { entries, fields, number, oneOf, wrong, type Node } from './node.ts';

export const keyNode = (node: Node, key: string): Node => ({ value: key, path: node.path });

export const faction = (node: Node): FactionId => oneOf(node, FACTIONS, 'faction');
/** A printed leader, or a leader that the table has typed in: `lansraad/5/Speaker`. */
export const leader = (node: Node): LeaderId =>
  typeof node.value === 'string' && isLeader(node.value) ? node.value : oneOf(node, LEADER_IDS, 'leader');
export const card = (node: Node): TreacheryTitle => oneOf(node, TREACHERY_TITLES, 'treachery card');
/** A card in a hand; `null` means the same as `unknown`. */
export const cardOrUnknown = (node: Node): TreacheryTitle | 'unknown' =>
  node.value === null ? 'unknown' : oneOf(node, [...TREACHERY_TITLES, 'unknown'], 'treachery card');

/** A slot of a plan that stays empty: left out, `none` or `null`. */
export const isNone = (node: Node | undefined): node is undefined =>
  node === undefined || node.value === 'none' || node.value === null;
export const territory = (node: Node): TerritoryId => oneOf(node, TERRITORIES, 'territory');

export function stormSector(node: Node): Sector {
  const value = number(node);
  return Number.isInteger(value) && value >= 1 && value <= 18 ? sector(value) : wrong(node, 'sectors run from 1 to 18');
}

/** `carthag` if a territory has one part only, otherwise `cielago-north@2`. */
export function place(node: Node): Place {
  const found = placesIn(node);
  const [first] = found;
  if (first === undefined || found.length > 1) wrong(node, `say which part: ${found.map(partName).join(' or ')}`);
  return first;
}

/** The parts of a name: one part (`cielago-north@2`), or all parts of a territory. */
export function placesIn(node: Node): readonly Place[] {
  if (ALL_PARTS.some((part) => partName(part) === node.value)) return [partNamed(String(node.value))];
  return partsOf(territory(node));
}

/** Forces as `8`, or with other kinds among them as `{ all: 8, special: 3, mercenaries: 2 }`. */
export function forces(node: Node): Forces {
  if (typeof node.value === 'number') return { count: number(node), special: 0 };
  const { all, special, mercenaries } = fields(node, ['all', 'special', 'mercenaries']);
  if (all === undefined) return wrong(node, 'a number, or all with special or mercenaries');
  return forcesOf({
    count: number(all),
    special: special === undefined ? 0 : number(special),
    mercenaries: mercenaries === undefined ? 0 : number(mercenaries),
  });
}

/** Forces in one part, in the form in which an answer counts them: each kind that is there under its name. */
export const countsAt = (where: Place, there: Forces): { readonly [name: string]: number } =>
  Object.fromEntries(presentIn({ ...where, ...there }).map(({ name, most }) => [name, most]));

/** Reads a prediction: `{ harkonnen: 5 }` means that Harkonnen wins in turn 5. It may also be `untold`. */
export function predictionTold(node: Node): Prediction | 'untold' {
  if (node.value === 'untold') return node.value;
  const [told, ...more] = entries(node);
  if (told === undefined || more.length > 0) wrong(node, 'a prediction names one faction and one turn');
  return { faction: faction(keyNode(told[1], told[0])), turn: number(told[1]) };
}
