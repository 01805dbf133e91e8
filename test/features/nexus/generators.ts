/** Random timed discussions, and paired tables that differ in offers of a nexus. */
import { enumerate, isList, sameAnswer, getField, type FactionId, type Random } from '#engine';
import { pickRandom, type Move } from '../../support/random-choice.ts';
import { promptsOf, tableView, type Table } from '../../support/table.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** A worm is revealed on the board. */
const aboutToTalk: readonly Move[] = [
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } } },
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } } },
  { by: 'moderator', command: { type: 'BeginNexus' } },
];

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The alliance that a faction offers or declines. */
  'alliance-offer': {
    choices: (choices) => ({ ...choices, pairs: [] }),
    begins: () => aboutToTalk,
    parts: partingOffers,
  },
} satisfies Twinned;

/**
 * The owner offers one alliance at the first table and another alliance at the second. The factions that would join may
 * know the difference.
 */
function partingOffers(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const prompt = promptsOf(table, owner).find(({ kind }) => kind === 'choose-allies');
  if (prompt === undefined) return null;
  const offers = [...enumerate(prompt.answers)].filter((value) => getField(value, 'leaves') === undefined);
  const [one, two] = [pickRandom(offers, random), pickRandom(offers, random)];
  if (sameAnswer(one, two)) return null;
  const named = [one, two].flatMap((value) => {
    const members = getField(value, 'with');
    return isList(members) ? members : [];
  });
  const [here, there] = [one, two].map((value): Move => ({
    by: owner,
    command: { type: 'Answer', prompt: prompt.id, value },
  }));
  if (here === undefined || there === undefined) return null;
  return { owner, one: here, two: there, alsoKnows: named as readonly FactionId[] };
}

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [talkTimed, talkTimed];

/** The discussion gets a new time limit; `null` if there is no discussion. */
function talkTimed(table: Table, random: Random): Move | null {
  return tableView(table).nexus === null ? null : byModerator({ type: 'TimeNexus', minutes: random(4) });
}
