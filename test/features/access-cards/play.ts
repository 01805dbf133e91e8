/** Plays the harvests on with the first legal answers, so that no player bids, claims or shares anything. */
import { firstAnswer, type Prompt } from '#engine';
import { factionsOf, promptsOf, sendOk, tableView, type Table } from '../../support/table.ts';

const OFFERS: readonly Prompt['kind'][] = ['look-at-access-card', 'look-at-share'];

/** Returns the questions without an answer, except optional questions. */
export const askedIn = (table: Table): readonly Prompt[] =>
  factionsOf(table).flatMap((who) =>
    promptsOf(table, who).filter(({ sealed, kind }) => !sealed && !OFFERS.includes(kind)),
  );

/** Gives the first legal answer to one question of these kinds after the other, until the condition holds. */
export function playedOn(
  from: Table,
  isOver: (table: Table) => boolean,
  isAnswered: (prompt: Prompt) => boolean = () => true,
): Table {
  let table = from;
  for (;;) {
    const asked = isOver(table) ? undefined : askedIn(table).find(isAnswered);
    if (asked === undefined) return table;
    table = sendOk(table, asked.faction, { type: 'Answer', prompt: asked.id, value: firstAnswer(asked.answers) });
  }
}

/** The number of remaining cards of the auction; 0 if no auction runs. */
export const rowIn = (table: Table): number => tableView(table).access?.auction?.row.length ?? 0;

export const isTrading = (table: Table): boolean => (tableView(table).access?.trading ?? null) !== null;
export const isClaiming = (table: Table): boolean => (tableView(table).access?.claimed ?? null) !== null;
