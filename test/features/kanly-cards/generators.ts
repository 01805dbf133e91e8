/** Random uses of yes cards from time to time, and different numbers of yes cards at two paired tables. */
import type { FactionId, Random } from '#engine';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { type Aside, randomFaction } from '../../support/side-action.ts';
import { chance, pickRandom } from '../../support/random-choice.ts';
import { stateOf, type Table } from '../../support/table.ts';
import type { DeclarationGenerators, SecretAlternatives } from '../../support/feature.ts';

/** How often a player turns in a yes card, and gives one away: in a hundred commands. */
const TURNS_IN = 4;
const GIVES = 3;
/** How often the player holds a yes card. All other commands are refused. */
const HOLDS = 90;
const MOST = 10;

/** Returns a faction that sends a command about yes cards, in most cases a faction with such a card. */
function anyHolder(table: Table, random: Random): FactionId {
  const held = stateOf(table).kanlyCards?.held.filter(({ cards }) => cards > 0) ?? [];
  return held.length > 0 && chance(HOLDS, random) ? pickRandom(held, random).faction : randomFaction(table, random);
}

const turnedIn: Aside = (table, random) =>
  stateOf(table).kanlyCards === null || !chance(TURNS_IN, random)
    ? null
    : { by: anyHolder(table, random), command: { type: 'TurnInKanlyCard', on: randomFaction(table, random) } };

const given: Aside = (table, random) =>
  stateOf(table).kanlyCards === null || !chance(GIVES, random)
    ? null
    : { by: anyHolder(table, random), command: { type: 'GiveKanlyCard', to: randomFaction(table, random) } };

export const nowAndThen: readonly Aside[] = [turnedIn, given];

export const declarationGenerators: DeclarationGenerators<'kanlyCards'> = {
  'duel/yes-cards': {
    likely: 20,
    told: (_faction, _factions, random) => ({ kind: 'duel/yes-cards', cards: random(3) }),
  },
};

export const secretAlternatives: SecretAlternatives<'kanlyCards'> = {
  'duel/yes-cards': (_table, _owner, random) => [
    { kind: 'duel/yes-cards', cards: random(2) },
    { kind: 'duel/yes-cards', cards: 2 + random(MOST - 2) },
  ],
};

/** Tables at which players declare Kanly with cards. */
const withKanlyCards: NonNullable<Twinned[string]['choices']> = (choices) => ({
  ...choices,
  edition: 'nine-faction',
  layer: 'basic',
  options: [],
  modules: ['duel'],
});

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  'duel/yes-cards': { choices: withKanlyCards },
} satisfies Twinned;
