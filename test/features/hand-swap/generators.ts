/** Tables at which cards were taken from a hand and the return is not chosen yet. */
import type { FactionId } from '#engine';
import type { Move } from '../../support/random-choice.ts';
import { promptOf } from '../../support/table.ts';
import { advanced2019, withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { partingAnswers } from '../../support/paired-tables/ways-to-diverge.ts';

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The cards that Harkonnen gives back for cards that it took from a hand. */
  'given-back': {
    choices: (any) => withComponents({ treachery: 'cardboard' })(advanced2019(any)),
    begins: aboutToGiveBack,
    parts: (table, owner, random) => {
      const found = partingAnswers(table, owner, ['give-back'], random);
      const open = promptOf(table, owner, 'give-back');
      return found === null || open === null ? null : { ...found, alsoKnows: [open.to] };
    },
  },
} satisfies Twinned;

/** Harkonnen has a Karama and plays it. The names of the card and of its prompt depend on the edition. */
function aboutToGiveBack(factions: readonly FactionId[]): readonly Move[] {
  const of = factions.find((faction) => faction !== 'harkonnen');
  if (of === undefined || !factions.includes('harkonnen')) return [];
  const hand = (
    faction: FactionId,
    cards: readonly ('karama' | 'shield' | 'snooper' | 'lasgun' | 'crysknife')[],
  ): Move => ({
    by: faction,
    command: { type: 'DeclareSecret', fact: { kind: 'hand', cards } },
  });
  return [
    {
      by: 'moderator',
      command: { type: 'CorrectFact', fact: { kind: 'special-karama', faction: 'harkonnen', used: false } },
    },
    hand(of, ['lasgun', 'crysknife']),
    hand('harkonnen', ['karama', 'shield', 'snooper']),
    ...SLOTS.flatMap((slot) =>
      EPOCHS.map((epoch): Move => ({
        by: 'harkonnen',
        command: {
          type: 'Answer',
          prompt: `free-play/any-time/harkonnen/${epoch}`,
          value: { play: true, slot, card: 'karama', swaps: { of, cards: 2 } },
        },
      })),
    ),
  ];
}

const SLOTS = Array.from({ length: 20 }, (_, at) => `h${at + 1}`);
const EPOCHS = [0, 1, 2];
