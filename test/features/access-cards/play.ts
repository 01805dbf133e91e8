/** Plays the harvests on with the first legal answers: nobody bids, claims or shares anything. */
import { firstAnswer, type Prompt } from '#engine';
import { factionsOf, promptsOf, sendOk, tableView, type Table } from '../../support/table.ts';

const OFFERS: readonly Prompt['kind'][] = ['look-at-access-card', 'look-at-share'];

/** What is asked and not answered yet, without offers. */
export const askedIn = (table: Table): readonly Prompt[] =>
  factionsOf(table).flatMap((who) =>
    promptsOf(table, who).filter(({ sealed, kind }) => !sealed && !OFFERS.includes(kind)),
  );

/** The first legal answer to one question of these kinds after the other, until then. */
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

/** How many cards of the auction are left; 0 where none runs. */
export const rowIn = (table: Table): number => tableView(table).access?.auction?.row.length ?? 0;

export const isTrading = (table: Table): boolean => (tableView(table).access?.trading ?? null) !== null;
export const isClaiming = (table: Table): boolean => (tableView(table).access?.claimed ?? null) !== null;
