/** Players play the Mercenary now and then. The paired tables differ in the card in a hand. */
import { enumerate, getField, type FactionId } from '#engine';
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import type { Aside } from '../../support/side-action.ts';
import { freePlays, stateOf } from '../../support/table.ts';

/** How often a player who holds the card plays it, in percent of the moves. */
const PLAYED = 10;

const hiringMove: Aside = (table, random) => {
  if (stateOf(table).choices.edition !== 'nine-faction' || !chance(PLAYED, random)) return null;
  const plays = freePlays(table).flatMap((prompt) =>
    [...enumerate(prompt.answers)]
      .filter((value) => getField(value, 'hires') !== undefined)
      .map((value): Move => ({ by: prompt.faction, command: { type: 'Answer', prompt: prompt.id, value } })),
  );
  return plays.length === 0 ? null : pickRandom(plays, random);
};

export const nowAndThen: readonly Aside[] = [hiringMove];

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** Whether a player holds the Mercenary or a worthless card. */
  'mercenary-held': {
    choices: (any) => ({
      ...withComponents({ treachery: 'cardboard' })(any),
      edition: 'nine-faction',
      options: [],
      pairs: [],
    }),
    parts: (_table, owner) => ({ owner, one: holding(owner, 'mercenary'), two: holding(owner, 'kulon') }),
  },
} satisfies Twinned;

const holding = (by: FactionId, card: 'mercenary' | 'kulon'): Move => ({
  by,
  command: { type: 'DeclareSecret', fact: { kind: 'hand', cards: [card, 'shield'] } },
});
