/** A player takes a card away again. The paired tables differ in the card in front of a shield. */
import {
  enumerate,
  getField,
  type AnswerValue,
  type FactionId,
  type Random,
  type TableChoices,
  type TreacheryTitle,
} from '#engine';
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { randomFaction, type SideAction } from '../../support/side-action.ts';
import { freePlays, stateOf, type Table } from '../../support/table.ts';

export const sideActions: readonly SideAction[] = [
  (table, random) => {
    const { poisons } = stateOf(table);
    const lies = poisons.length > 0 && chance(80, random) ? pickRandom(poisons, random) : null;
    const against = lies?.against ?? randomFaction(table, random);
    return { by: lies?.by ?? randomFaction(table, random), command: { type: 'TakePoisonAway', against } };
  },
];

/** Tables of Dune Squad with the players' own cards, so that the die is the only chance. */
const ofSquad = (any: TableChoices): TableChoices => ({
  ...withComponents({
    treachery: 'cardboard',
    traitors: 'cardboard',
    stormCards: 'cardboard',
    spiceDeck: 'cardboard',
  })(any),
  edition: 'dune-squad',
  layer: 'basic',
  options: [],
  pairs: [],
});

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** Whether the card with a secret die is a Residual Poison or a worthless card. */
  'poison-card': {
    choices: ofSquad,
    begins: aboutToLay,
    parts: (table, owner, random) => realOrBluff(table, owner, random, 'poisons'),
  },
  /** The number of the secret die. */
  'poison-die': { choices: ofSquad, begins: aboutToCast, apart: 'other-chance' },
  /** Whether the card in front of a shield is a Residual Poison or a worthless card. */
  'laid-card': {
    choices: (any) => ({
      ...withComponents({ treachery: 'cardboard' })(any),
      edition: 'avalon-hill-1979',
      options: ['cards-of-the-duel'],
      pairs: [],
    }),
    begins: aboutToLay,
    parts: (table, owner, random) => realOrBluff(table, owner, random),
  },
} satisfies Twinned;

/** Each faction holds both a Residual Poison and a worthless card, outside battles and auctions. */
function aboutToLay(factions: readonly FactionId[]): readonly Move[] {
  return factions.map((by, at): Move => ({
    by,
    command: {
      type: 'DeclareSecret',
      fact: { kind: 'hand', cards: at === 0 ? ['residual-poison', 'kulon', 'shield'] : ['baliset'] },
    },
  }));
}

/** Each faction holds cards that it may lay with a secret die at any time. */
function aboutToCast(factions: readonly FactionId[]): readonly Move[] {
  return factions.map((by, at): Move => {
    const title = WORTHLESS[at % WORTHLESS.length] ?? 'kulon';
    const cards: readonly TreacheryTitle[] = at === 0 ? ['residual-poison', title] : [title];
    return { by, command: { type: 'DeclareSecret', fact: { kind: 'hand', cards } } };
  });
}

const WORTHLESS: readonly TreacheryTitle[] = [
  'baliset',
  'jubba-cloak',
  'kulon',
  'la-la-la',
  'trip-to-gamont',
  'ya-ya-yawm',
  'kull-wahad',
];

/**
 * At both tables the same card is demanded of the same faction. At one table it is the real card, at the other table a
 * bluff.
 */
function realOrBluff(
  table: Table,
  owner: FactionId,
  random: Random,
  how: 'lays' | 'poisons' = 'lays',
): DivergingMoves | null {
  const prompt = freePlays(table).find(({ faction }) => faction === owner);
  if (prompt === undefined) return null;
  const laid = [...enumerate(prompt.answers)].filter((value) => getField(value, how) !== undefined);
  const real = laid.filter((value) => getField(value, 'card') === 'residual-poison');
  if (real.length === 0) return null;
  const one = pickRandom(real, random);
  const lays = JSON.stringify(getField(one, how));
  const two = laid.find(
    (value) => getField(value, 'card') === 'kulon' && JSON.stringify(getField(value, how)) === lays,
  );
  const lay = (value: AnswerValue): Move => ({ by: owner, command: { type: 'Answer', prompt: prompt.id, value } });
  return two === undefined ? null : { owner, one: lay(one), two: lay(two) };
}
