import { EDITION_WORDS } from './editions.ts';
import type { Place, Sector } from '../model/board.ts';
import type { EditionId } from '../model/editions.ts';
import type { TerritoryId } from '../model/territories.ts';

const TERRITORY_NAMES: Record<TerritoryId, string> = {
  'polar-sink': 'Polar Sink',
  'imperial-basin': 'Imperial Basin',
  carthag: 'Carthag',
  arrakeen: 'Arrakeen',
  'tueks-sietch': 'Tuek’s Sietch',
  'sietch-tabr': 'Sietch Tabr',
  'habbanya-sietch': 'Habbanya Sietch',
  'cielago-north': 'Cielago North',
  'cielago-depression': 'Cielago Depression',
  meridian: 'Meridian',
  'cielago-south': 'Cielago South',
  'cielago-east': 'Cielago East',
  'harg-pass': 'Harg Pass',
  'false-wall-south': 'False Wall South',
  'false-wall-east': 'False Wall East',
  'the-minor-erg': 'The Minor Erg',
  'pasty-mesa': 'Pasty Mesa',
  'red-chasm': 'Red Chasm',
  'south-mesa': 'South Mesa',
  basin: 'Basin',
  'rim-wall-west': 'Rim Wall West',
  'hole-in-the-rock': 'Hole in the Rock',
  'sihaya-ridge': 'Sihaya Ridge',
  'shield-wall': 'Shield Wall',
  'gara-kulon': 'Gara Kulon',
  'old-gap': 'Old Gap',
  'broken-land': 'Broken Land',
  tsimpo: 'Tsimpo',
  arsunt: 'Arsunt',
  'rock-outcroppings': 'Rock Outcroppings',
  'plastic-basin': 'Plastic Basin',
  'hagga-basin': 'Hagga Basin',
  'bight-of-the-cliff': 'Bight of the Cliff',
  'funeral-plain': 'Funeral Plain',
  'the-great-flat': 'The Great Flat',
  'wind-pass': 'Wind Pass',
  'the-greater-flat': 'The Greater Flat',
  'habbanya-erg': 'Habbanya Erg',
  'false-wall-west': 'False Wall West',
  'wind-pass-north': 'Wind Pass North',
  'habbanya-ridge-flat': 'Habbanya Ridge Flat',
  'cielago-west': 'Cielago West',
};

/** Returns a territory's name on the board of this edition. */
export const territoryName = (territory: TerritoryId, edition: EditionId): string =>
  EDITION_WORDS[edition].territories[territory] ?? TERRITORY_NAMES[territory];

/** Returns a territory inside a sentence: `the Polar Sink` has an article. */
export const theTerritory = (territory: TerritoryId, edition: EditionId): string =>
  territory === 'polar-sink' ? 'the Polar Sink' : territoryName(territory, edition);

/** Returns a sector as a label: `sector 10`. */
export const sectorName = (sector: Sector | number): string => `sector ${sector}`;

/** Returns one part of a territory as a label: `Carthag, sector 10`. `Polar Sink` lies in no sector. */
export const placeName = (place: Place, edition: EditionId): string =>
  withSector(territoryName(place.territory, edition), place);

/** Returns a part of a territory inside a sentence that ends or pauses after the name. */
export const thePlace = (place: Place, edition: EditionId): string =>
  withSector(theTerritory(place.territory, edition), place);

/** Returns one part of a territory inside a sentence that goes on: `Carthag, sector 10,`. */
export const thePlaceThen = (place: Place, edition: EditionId): string =>
  place.sector === null ? thePlace(place, edition) : `${thePlace(place, edition)},`;

const withSector = (name: string, { sector }: Place): string =>
  sector === null ? name : `${name}, ${sectorName(sector)}`;
