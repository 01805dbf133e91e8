/** Random set-ups, and paired tables that differ in an answer of a set-up. */
import type { FactionId, DeclaredSecret, Random } from '#engine';
import { pickRandom } from '../../support/random-choice.ts';
import { randomCard } from '../../support/random-cards.ts';
import { promptOf, seatView, type Table } from '../../support/table.ts';
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The prediction of the set-up. */
  predictionAnswer: { begins: 'with-the-set-up', parts: answered('predict') },
  /** Whether the table reports which cards it drew from a cardboard deck. */
  telling: {
    choices: withComponents({ treachery: 'cardboard', traitors: 'cardboard' }),
    begins: 'with-the-set-up',
    parts: toldOrDrawn,
  },
} satisfies Twinned;

/** One table reports the titles of the drawn cards. The other table reports only that cards were drawn. */
function toldOrDrawn(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const drawn = promptOf(table, owner, 'draw-own');
  if (drawn === null) return null;
  const theirs = seatView(table, owner).table.leaders.map(({ leader }) => leader);
  const fact: DeclaredSecret =
    drawn.matter === 'hand'
      ? { kind: 'hand', cards: [randomCard(random)] }
      : { kind: 'traitors', leaders: [pickRandom(theirs, random)] };
  return {
    owner,
    one: { by: owner, command: { type: 'DeclareSecret', fact } },
    two: { by: owner, command: { type: 'Answer', prompt: drawn.id, value: 'drawn' } },
  };
}

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [() => byModerator({ type: 'BeginSetup' })];
