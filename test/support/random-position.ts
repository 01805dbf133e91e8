/** Random tables in random positions, entered with commands as at a real table: opened, corrected, declared. */
import {
  EDITIONS,
  isAllianceOption,
  LAYERS_OF,
  optionsOf,
  partsOf,
  plus,
  sector,
  STRONGHOLDS,
  TREACHERY_TITLES,
  TWO_FACTIONS_EACH,
  type FactionId,
  type GameState,
  type Layer,
  type OptionId,
  type Place,
  type Random,
  type Seating,
  type EditionId,
  type TableChoices,
  type TerritoryId,
  type Forces,
  type Command,
} from '#engine';
import { chance, pickRandom, some, type Move } from './random-choice.ts';
import { someWay } from '../features/bidding/generators.ts';
import { handOf, randomHand } from './random-cards.ts';
import { hiring, randomMercenaries, randomMercenaryLeader } from './random-mercenaries.ts';
import { randomForces } from './random-forces.ts';
import { leadersAt, leadersTyped, randomSeating } from './random-seats.ts';
import { randomSecrets } from './random-secrets.ts';
import { optionsApart } from '#lib/editions/options.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { DEFAULT_CHOICES } from './table.ts';

/** Returns the last turn, which has special ways to win. */
const lastTurn = (choices: TableChoices): number => assemble(choices).rules.turnLimit;
/** Choices that are the same for all tables of a run. All other choices are random for each table. */
export type Fixed = Partial<Pick<TableChoices, 'edition' | 'layer' | 'options'>> & {
  /** The number of factions. */
  readonly players?: number;
};

/** Random seats, and choices that fit them. */
export function randomTableOf(
  random: Random,
  fixed: Fixed = {},
): { readonly seating: readonly Seating[]; readonly choices: TableChoices } {
  const edition = fixed.edition ?? pickRandom(EDITIONS, random);
  const seating = randomSeating(edition, random, fixed.players);
  return { seating, choices: randomChoices(edition, seating, random, fixed) };
}

function randomChoices(edition: EditionId, seating: readonly Seating[], random: Random, fixed: Fixed): TableChoices {
  const layer = fixed.layer ?? pickRandom(LAYERS_OF[edition], random);
  const options = fixed.options ?? randomOptions(edition, layer, random);
  return {
    ...DEFAULT_CHOICES,
    edition,
    layer,
    options,
    pairs:
      TWO_FACTIONS_EACH[edition] && !options.some((one) => isAllianceOption(one) || one === 'no-alliances')
        ? randomPairs(seating, random)
        : [],
    components: randomComponents(random),
    ...leadersTyped(edition, seating, random),
  };
}

/** Cards and discs in any mixture of app and cardboard. */
export const randomComponents = (random: Random): TableChoices['components'] => ({
  treachery: chance(65, random) ? 'cardboard' : 'app',
  traitors: chance(75, random) ? 'cardboard' : 'app',
  stormCards: chance(50, random) ? 'cardboard' : 'app',
  spiceDeck: chance(50, random) ? 'cardboard' : 'app',
});

/** Sometimes four factions belong to two players. */
function randomPairs(seating: readonly Seating[], random: Random): TableChoices['pairs'] {
  const [one, two, three, four] = seating.map(({ faction }) => faction);
  if (one === undefined || two === undefined || three === undefined || four === undefined || seating.length > 4)
    return [];
  return chance(60, random)
    ? [
        [one, three],
        [four, two],
      ]
    : [];
}

/** Returns some options of the edition, with at most one row of the table of alliances. */
export function randomOptions(edition: EditionId, layer: Layer, random: Random): readonly OptionId[] {
  const chosen = optionsOf(edition, layer).filter(() => chance(40, random));
  const others = chosen.filter((option) => !isAllianceOption(option));
  const withRow = [...others, ...chosen.filter(isAllianceOption).slice(0, 1)];
  return optionsApart(withRow) === null ? withRow : withoutContradiction(others);
}

/** Returns the options without one of each two that contradict each other. */
function withoutContradiction(options: readonly OptionId[]): readonly OptionId[] {
  const apart = optionsApart(options);
  return apart === null ? options : withoutContradiction(options.filter((option) => option !== apart[0]));
}

/** Returns how a game begins: set up by the book, or in the middle of a game. */
export const randomBeginning = (
  factions: readonly FactionId[],
  choices: TableChoices,
  random: Random,
): readonly Move[] =>
  chance(35, random)
    ? [{ by: 'moderator', command: { type: 'BeginSetup' } }]
    : randomEntries(factions, choices, random);

/** Returns declarations of owners before a fight. The engine may refuse some of them, like at a real table. */
export function randomEntries(factions: readonly FactionId[], choices: TableChoices, random: Random): readonly Move[] {
  const moderator = (command: Command): Move => ({ by: 'moderator', command });
  const storm = sector(1 + random(18));
  return [
    moderator({
      type: 'CorrectFact',
      fact: { kind: 'turn', turn: chance(10, random) ? lastTurn(choices) : 1 + random(4) },
    }),
    ...randomEnd(factions, random),
    moderator({ type: 'CorrectFact', fact: { kind: 'storm', sector: storm } }),
    moderator({ type: 'CorrectFact', fact: { kind: 'first-player', faction: pickRandom(factions, random) } }),
    ...randomAlliance(factions, random),
    ...forcesAbout(factions, choices, random),
    ...randomMercenaryLeader(factions, choices, random),
    ...randomTanks(factions, choices, random),
    ...randomAdvisors(random),
    ...randomDead(factions, choices, random),
    ...(choices.components.traitors === 'app' ? [moderator({ type: 'DealTraitors' })] : []),
    ...(choices.components.treachery === 'app' ? randomGaps(random) : []),
    ...factions.flatMap((faction) => randomSecrets(faction, factions, choices, random)),
    ...randomSand(factions, choices, random),
    someWay(random),
    // Half of the tables ship and move on phones.
    moderator({ type: 'ChooseMoves', made: chance(50, random) ? 'on-phones' : 'on-the-board' }),
  ];
}

/**
 * Often several factions, with Fremen among them, are where the next worm comes. Without a second pile the engine
 * refuses some of these commands.
 */
function randomSand(factions: readonly FactionId[], choices: TableChoices, random: Random): readonly Move[] {
  if (chance(50, random)) return [];
  return [0, 1].flatMap((pile) => {
    const top = pickRandom(SAND, random);
    const others = [pickRandom(factions, random), pickRandom(factions, random)];
    const here = [...new Set<FactionId>(['fremen', ...others])].filter((faction) => factions.includes(faction));
    return [
      { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'spice-pile', pile, top } } },
      ...here.map((faction) =>
        forcesThere(faction, pickRandom(partsOf(top), random), randomForces(faction, choices, 1 + random(3), random)),
      ),
    ] satisfies readonly Move[];
  });
}

const SAND: readonly TerritoryId[] = ['the-great-flat', 'old-gap', 'red-chasm', 'habbanya-erg'];

/** Sometimes a faction is about to win, and the turn about to end. */
function randomEnd(factions: readonly FactionId[], random: Random): readonly Move[] {
  if (!chance(25, random)) return [];
  const ruler = pickRandom(
    factions.filter((faction) => faction !== 'bene-gesserit'),
    random,
  );
  const held = some(STRONGHOLDS, 4, random).flatMap((territory) =>
    partsOf(territory).map((part) => forcesThere(ruler, part, { count: 2, special: 0 })),
  );
  return [{ by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'collection' } } }, ...held];
}

/** The changes between two phases of battles: new forces and cards, and revived leaders. */
export function randomRound({ turn, choices, factions: all }: GameState, random: Random): readonly Move[] {
  const factions = all.map(({ faction }) => faction);
  const moderator = (command: Command): Move => ({ by: 'moderator', command });
  return [
    moderator({ type: 'CorrectFact', fact: { kind: 'turn', turn: turn < 9 ? turn + 1 : 2 } }),
    moderator({ type: 'CorrectFact', fact: { kind: 'storm', sector: sector(1 + random(18)) } }),
    ...factions.map((faction) =>
      moderator({ type: 'CorrectFact', fact: { kind: 'tanks', faction, count: 0, special: 0 } }),
    ),
    ...forcesAbout(factions, choices, random),
    ...randomMercenaryLeader(factions, choices, random),
    ...factions.flatMap((faction): readonly Move[] =>
      choices.components.treachery === 'app'
        ? [
            ...(chance(10, random) ? [moderator({ type: 'ReturnHand', faction })] : []),
            ...Array.from({ length: handOf(faction) }, () => moderator({ type: 'DealCards', faction, count: 1 })),
          ]
        : [
            {
              by: faction,
              command: {
                type: 'DeclareSecret',
                fact: { kind: 'hand', cards: randomHand(faction, random, assemble(choices).rules.treacheryDeck) },
              },
            },
          ],
    ),
  ];
}

function randomAlliance(factions: readonly FactionId[], random: Random): readonly Move[] {
  if (factions.length < 3 || chance(50, random)) return [];
  const members = some(factions, chance(75, random) ? 2 : 3, random);
  return [{ by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'alliance', members } } }];
}

/**
 * Turns random forces into advisors. The engine refuses this in the basic game, and in places without Bene Gesserit
 * forces.
 */
const randomAdvisors = (random: Random): readonly Move[] =>
  CONTESTED.filter(() => chance(30, random)).map((territory) => ({
    by: 'moderator',
    command: { type: 'CorrectFact', fact: { kind: 'side', faction: 'bene-gesserit', territory, side: 'advisors' } },
  }));

const CONTESTED: readonly TerritoryId[] = [
  ...STRONGHOLDS,
  'pasty-mesa',
  'the-minor-erg',
  'cielago-north',
  'polar-sink',
  'shield-wall',
  'imperial-basin',
  'gara-kulon',
];

function forcesAbout(factions: readonly FactionId[], choices: TableChoices, random: Random): readonly Move[] {
  return some(CONTESTED, 1 + random(3), random).flatMap((territory) => {
    const parts = partsOf(territory);
    const here = some(factions, 2 + random(2), random).flatMap((faction) => {
      const part = pickRandom(parts, random);
      const own = randomForces(faction, choices, 1 + random(6), random);
      const hired = randomMercenaries(choices, random);
      return [...hiring(faction, hired), forcesThere(faction, part, plus(own, hired))];
    });
    const [another, beside] = [pickRandom(factions, random), pickRandom(parts, random)];
    const more =
      parts.length > 1 ? [forcesThere(another, beside, randomForces(another, choices, 1 + random(3), random))] : [];
    const spice: Move = {
      by: 'moderator',
      command: {
        type: 'CorrectFact',
        fact: { kind: 'spice-on-board', ...pickRandom(parts, random), amount: random(9) },
      },
    };
    return [...here, ...more, spice];
  });
}

/** Puts some forces of some factions into the tanks. */
const randomTanks = (factions: readonly FactionId[], choices: TableChoices, random: Random): readonly Move[] =>
  some(factions, random(3), random).map((faction) => ({
    by: 'moderator',
    command: {
      type: 'CorrectFact',
      fact: { kind: 'tanks', faction, ...randomForces(faction, choices, 1 + random(6), random) },
    },
  }));

/** Sometimes cards are lost before any is dealt. */
const randomGaps = (random: Random): readonly Move[] =>
  chance(12, random)
    ? some(TREACHERY_TITLES, 6 + random(8), random).map((card) => ({
        by: 'moderator',
        command: { type: 'MoveCard', card, from: 'deck', to: 'removed' },
      }))
    : [];

const forcesThere = (faction: FactionId, part: Place, forces: Forces): Move => ({
  by: 'moderator',
  command: { type: 'CorrectFact', fact: { kind: 'forces', faction, ...forces, ...part } },
});

/** Sometimes a faction has no leader left. The first faction keeps one, so that not all factions leave the game. */
function randomDead(factions: readonly FactionId[], choices: TableChoices, random: Random): readonly Move[] {
  return factions.flatMap((faction, at) => {
    const all = leadersAt(choices, faction);
    const dead = some(all, chance(15, random) ? 5 + random(2) : random(3), random);
    return (at === 0 && dead.length > 5 ? dead.slice(1) : dead).map((leader): Move => ({
      by: 'moderator',
      command: { type: 'CorrectFact', fact: { kind: 'leader', leader, where: 'tanks', deaths: 1 } },
    }));
  });
}
