/** The texts that differ between editions, and between the boards of editions. */
import type { EditionId, Layer } from '../model/editions.ts';
import type { PhaseId } from '../model/phases.ts';
import type { TerritoryId } from '../model/territories.ts';

interface EditionWords {
  /** The publisher and the year. */
  readonly name: string;
  /**
   * The parts of the edition that Mentat plays, and the parts that stay on the board, for each layer that Mentat plays.
   */
  readonly played: Readonly<Partial<Record<Layer, string>>>;
  /** How long a seat may think about a bid, as text. */
  readonly timeToBid: string;
  /** The phases with other names than usual. */
  readonly phases: Readonly<Partial<Record<PhaseId, string>>>;
  /** Short names of some phases, for the row that shows the whole turn. */
  readonly shortPhases: Readonly<Partial<Record<PhaseId, string>>>;
  /** The territories with other names than on the board of 2019. */
  readonly territories: Readonly<Partial<Record<TerritoryId, string>>>;
}

export const EDITION_WORDS: Readonly<Record<EditionId, EditionWords>> = {
  'gf9-2019': {
    name: 'Gale Force Nine 2019',
    played: {
      basic:
        'Mentat plays the set-up and every phase of the turn, with worms and nexus. Below you can choose to bid, ship and move on the board.',
      advanced:
        'The same phases, with spice that supports forces in battle, a second spice blow, and the advanced powers of the faction sheets.',
    },
    timeToBid: 'ten seconds',
    phases: { 'spice-blow': 'Spice Blow and Nexus', collection: 'Spice Harvest' },
    shortPhases: { collection: 'Harvest' },
    territories: {},
  },
  'avalon-hill-1979': {
    name: 'Avalon Hill 1979',
    played: {
      basic:
        'The set-up and every phase of the turn by the book of 1979; charity opens the bidding. Alliances of any size. Its optional rules can be chosen one by one.',
      advanced:
        'The basic game of this book, with two piles of spice cards, spice that supports forces in battle, and spice for cities. Special forces and other powers are optional rules.',
    },
    timeToBid: 'five seconds',
    phases: {
      shipment: 'Revival and movement',
      'shipment-round': 'Revival and shipment',
      collection: 'Collection',
      'mentat-pause': 'End of the turn',
    },
    shortPhases: { shipment: 'Movement', 'shipment-round': 'Shipment', 'mentat-pause': 'End' },
    territories: { 'habbanya-sietch': 'Habbanya Ridge Sietch' },
  },
  'nine-faction': {
    name: 'Nine-faction compendium',
    played: {
      basic:
        'The game of 1979 for two to nine players, with Ixians, Lansraad and, in part, Bene Tleilaxu. A larger alliance needs more strongholds.',
      advanced:
        'The basic game of this book, with two piles of spice cards, spice that supports forces in battle, and spice for cities.',
    },
    timeToBid: 'five seconds',
    phases: {
      shipment: 'Revival and movement',
      'shipment-round': 'Revival and shipment',
      collection: 'Collection',
      'mentat-pause': 'End of the turn',
    },
    shortPhases: { shipment: 'Movement', 'shipment-round': 'Shipment', 'mentat-pause': 'End' },
    territories: { 'habbanya-sietch': 'Habbanya Ridge Sietch' },
  },
  'dune-squad': {
    name: 'Dune Squad',
    played: {
      basic:
        'One group’s rules over the game of 1979, with Tleilaxu as a seventh faction. Everybody ships before anybody moves. Strongholds are counted before the collection, and charity comes after it. Two spice blows, most cards twice, four strongholds to win, no alliances. Players take back their own last acts. Not yet: a Harvester in answer to a Thumper, captured leaders, other numbers of treachery cards, and a vote on the settings.',
    },
    timeToBid: 'five seconds',
    phases: { collection: 'Collection', 'mentat-pause': 'End of the turn' },
    shortPhases: { 'mentat-pause': 'End' },
    territories: { 'habbanya-sietch': 'Habbanya Ridge Sietch' },
  },
  'grand-dune': {
    name: 'Grand Dune',
    played: {
      basic:
        'For a long evening of up to nine players who want everything: all nine factions, a main character for each, and five spice harvests before the game. Battles follow the order of the moves. Its additional advantages can be switched off.',
      advanced:
        'For players who know all that: the same game, with two piles of spice cards, spice that supports forces in battle, and spice for cities.',
    },
    timeToBid: 'five seconds',
    phases: {
      shipment: 'Revival and movement',
      'shipment-round': 'Revival and shipment',
      collection: 'Collection',
      'mentat-pause': 'End of the turn',
    },
    shortPhases: { shipment: 'Movement', 'shipment-round': 'Shipment', 'mentat-pause': 'End' },
    territories: { 'habbanya-sietch': 'Habbanya Ridge Sietch' },
  },
};
