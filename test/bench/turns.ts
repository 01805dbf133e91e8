/** Two turns of six at a table: a usual turn, and a turn with everything that can happen. */
import {
  WHO_PLAYS,
  PLAYER_CIRCLES,
  must,
  partsOf,
  sector,
  type FactionId,
  type PublicFact,
  type Seating,
  type TerritoryId,
} from '#engine';

/** A turn from its storm on. */
export interface TurnToPlay {
  readonly name: 'as most are' | 'everything at once';
  readonly facts: readonly PublicFact[];
  /** In the advanced game: the number on the Fremen’s storm card, and the card on the second pile. */
  readonly stormCard: number;
  readonly secondPile: TerritoryId;
  /** The cards that the spice deck reveals, one by one. */
  readonly spiceCards: readonly (TerritoryId | 'shai-hulud')[];
  /** The Fremen bring reserves; in the usual turn no faction answers an optional prompt. */
  readonly bringsReserves: boolean;
}

export const SIX: readonly Seating[] = WHO_PLAYS['gf9-2019'].factions.map((faction, at) => ({
  faction,
  circle: must(PLAYER_CIRCLES[at], 'a circle'),
}));

const TURN = 3;

/** In the first of its sectors. */
const there = (faction: FactionId, count: number, territory: TerritoryId): PublicFact => ({
  kind: 'forces',
  faction,
  count,
  special: 0,
  ...must(partsOf(territory)[0], territory),
});

/** Every faction is in its starting place, and two meet in a stronghold. */
const AT_HOME: readonly PublicFact[] = [
  { kind: 'turn', turn: TURN },
  { kind: 'first-player', faction: 'atreides' },
  there('atreides', 8, 'arrakeen'),
  there('harkonnen', 8, 'carthag'),
  there('fremen', 5, 'sietch-tabr'),
  there('guild', 5, 'tueks-sietch'),
  there('emperor', 4, 'tueks-sietch'),
  there('bene-gesserit', 1, 'polar-sink'),
];

export const TURNS: readonly TurnToPlay[] = [
  {
    name: 'as most are',
    facts: [...AT_HOME, { kind: 'storm', sector: sector(1) }],
    stormCard: 2,
    secondPile: 'old-gap',
    spiceCards: ['red-chasm', 'sihaya-ridge'],
    bringsReserves: false,
  },
  {
    // The storm hits Fremen on the sand, a faction is at the Shield Wall, and a worm comes to Fremen for each pile.
    name: 'everything at once',
    facts: [
      ...AT_HOME,
      { kind: 'storm', sector: sector(13) },
      there('fremen', 5, 'the-great-flat'),
      there('fremen', 2, 'red-chasm'),
      there('atreides', 1, 'imperial-basin'),
      { kind: 'spice-pile', pile: 0, top: 'red-chasm' },
    ],
    secondPile: 'the-great-flat',
    stormCard: 2,
    spiceCards: ['shai-hulud', 'old-gap', 'shai-hulud', 'sihaya-ridge'],
    bringsReserves: true,
  },
];
