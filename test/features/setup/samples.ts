/** Set-ups at random, and tables that differ in what is said in one. */
import type { FactionId, DeclaredSecret, Random } from '#engine';
import { pick } from '../../support/chances.ts';
import { randomCard } from '../../support/random-cards.ts';
import { promptOf, seatView, type Table } from '../../support/table.ts';
import { withComponents } from '../../support/twins/choices.ts';
import type { Twinned } from '../../support/twins/difference.ts';
import type { Parting } from '../../support/twins/parting-moves.ts';
import { answered } from '../../support/twins/ways-to-part.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';

/** What twins can differ in here. */
export const twins = {
  /** What is foretold as the game is set up. */
  foretelling: { begins: 'with-the-set-up', parts: answered('predict') },
  /** Whether what was taken from the cardboard is told. */
  telling: {
    choices: withComponents({ treachery: 'cardboard', traitors: 'cardboard' }),
    begins: 'with-the-set-up',
    parts: toldOrDrawn,
  },
} satisfies Twinned;

/** What was drawn is told at one table, and at the other only that it was drawn. */
function toldOrDrawn(table: Table, owner: FactionId, random: Random): Parting | null {
  const drawn = promptOf(table, owner, 'draw-own');
  if (drawn === null) return null;
  const theirs = seatView(table, owner).table.leaders.map(({ leader }) => leader);
  const fact: DeclaredSecret =
    drawn.matter === 'hand'
      ? { kind: 'hand', cards: [randomCard(random)] }
      : { kind: 'traitors', leaders: [pick(theirs, random)] };
  return {
    owner,
    one: { by: owner, command: { type: 'EnterOwn', fact } },
    two: { by: owner, command: { type: 'Answer', prompt: drawn.id, value: 'drawn' } },
  };
}

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [() => byModerator({ type: 'BeginSetup' })];
