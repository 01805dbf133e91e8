/** Random positions of a six-faction table with one battle, as the commands that enter them. */
import {
  leadersOf,
  STRONGHOLDS,
  TERRITORIES,
  TREACHERY_TITLES,
  isStronghold,
  must,
  partsOf,
  sector,
  shuffled,
  type FactionId,
  type DeclaredSecret,
  type PublicFact,
  type Random,
  type Seating,
  type TableView,
} from '#engine';
import { base } from '#lib/editions/base.ts';
import { SIX_FACTIONS } from '../support/six.ts';
import { chance, pickRandom, type Move } from '../support/random-choice.ts';

/** The two sides of the battle, and the alliances. */
export interface Meeting {
  readonly fighters: readonly [FactionId, FactionId];
  readonly allies: readonly [FactionId, FactionId] | null;
}

export const SEATING: readonly Seating[] = [
  { faction: 'atreides', circle: 0 },
  { faction: 'bene-gesserit', circle: 1 },
  { faction: 'emperor', circle: 2 },
  { faction: 'fremen', circle: 3 },
  { faction: 'guild', circle: 4 },
  { faction: 'harkonnen', circle: 5 },
];

const STORM = sector(18);

export function randomMeeting(random: Random): Meeting {
  const [first, second, third] = shuffled(SIX_FACTIONS, random);
  const fighters = [must(first, 'a faction'), must(second, 'another')] as const;
  return { fighters, allies: chance(50, random) ? null : [fighters[0], must(third, 'a third')] };
}

/** Every command that enters a position with exactly this battle on an empty board. */
export function positionOf({ fighters, allies }: Meeting, random: Random): readonly Move[] {
  const facts: readonly PublicFact[] = [
    { kind: 'turn', turn: 1 + random(10) },
    { kind: 'storm', sector: STORM },
    ...(allies === null ? [] : [{ kind: 'alliance', members: allies } as const]),
    ...forces(fighters, random),
    ...shuffled(SIX_FACTIONS.flatMap(leadersOf), random)
      .slice(0, random(6))
      .map((leader): PublicFact => ({ kind: 'leader', leader, where: 'tanks', deaths: 1 })),
  ];
  const corrections = facts.map((fact): Move => ({ by: 'moderator', command: { type: 'CorrectFact', fact } }));
  return [...corrections, ...secrets(random)];
}

/** Removes the last battle's pieces from the board, so that the next position can be entered. */
export function clearedBoard(table: TableView): readonly Move[] {
  const facts: readonly PublicFact[] = [
    ...table.forces.map((stack): PublicFact => ({ kind: 'forces', ...stack, count: 0, special: 0 })),
    ...table.factions
      .filter(({ tanks }) => tanks.count > 0)
      .map(({ faction }): PublicFact => ({ kind: 'tanks', faction, count: 0, special: 0 })),
    ...table.leaders
      .filter(({ where }) => where === 'tanks')
      .map(({ leader }): PublicFact => ({ kind: 'leader', leader, where: 'ready', deaths: 0 })),
  ];
  return facts.map((fact): Move => ({ by: 'moderator', command: { type: 'CorrectFact', fact } }));
}

/** The two sides meet in a stronghold; every faction also has forces alone in an open territory. */
function forces(fighters: Meeting['fighters'], random: Random): readonly PublicFact[] {
  const battlefield = pickRandom(STRONGHOLDS, random);
  const open = shuffled(
    TERRITORIES.filter((territory) => !isStronghold(territory)),
    random,
  );
  const standing = [
    ...fighters.map((faction) => ({ faction, territory: battlefield })),
    ...SIX_FACTIONS.map((faction, index) => ({ faction, territory: must(open[index], 'a territory') })),
  ];
  return standing.map(({ faction, territory }): PublicFact => ({
    kind: 'forces',
    faction,
    count: 1 + random(9),
    special: 0,
    ...pickRandom(partsOf(territory), random),
  }));
}

/** The cards of the edition, without those of modules. */
const TITLES = TREACHERY_TITLES.filter((title) => base.treacheryDeck[title] > 0);
const HARKONNEN_HAND = 6;
const UNKNOWN_PERCENT = 12;

/** The cards that each faction enters on its phone; sometimes a card that its owner has not named. */
function secrets(random: Random): readonly Move[] {
  const deck = [...shuffled(TITLES, random)];
  return SIX_FACTIONS.flatMap((faction): readonly Move[] => {
    const held = deck.splice(0, faction === 'harkonnen' ? HARKONNEN_HAND : 2 + random(2));
    const strangers = SIX_FACTIONS.filter((other) => other !== faction).flatMap(leadersOf);
    const facts: readonly DeclaredSecret[] = [
      { kind: 'spice', spice: random(25) },
      { kind: 'hand', cards: held.map((card) => (chance(UNKNOWN_PERCENT, random) ? 'unknown' : card)) },
      { kind: 'traitors', leaders: shuffled(strangers, random).slice(0, faction === 'harkonnen' ? 4 : 1) },
    ];
    return facts.map((fact) => ({ by: faction, command: { type: 'DeclareSecret', fact } }));
  });
}
