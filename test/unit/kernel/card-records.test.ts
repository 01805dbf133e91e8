/** Only the players that the rulebook names have records of treachery cards. */
import { describe, expect, it } from 'vitest';
import { TREACHERY_TITLES, type Audience, type OptionId, type TreacheryTitle } from '#engine';
import { redactCards } from '#lib/kernel/redact-cards.ts';
import { formatLogLine } from '#lib/messages/format/log.ts';
import { cardName } from '#messages/cards.ts';
import { openedTable, send, sendOk, seatView, tableView, type Table } from '../../support/table.ts';
import { LOG_FACTS } from '../messages/format/examples.ts';

describe('a line of the log, for players without card records,', () => {
  it.each(Object.values(LOG_FACTS))('names no card: $code', (fact) => {
    const left = redactCards(fact);
    const says = formatLogLine(left, 'gf9-2019').replaceAll('Shield Wall', '');
    expect(TREACHERY_TITLES.filter((title) => says.includes(cardName(title)))).toEqual([]);
    expect(TREACHERY_TITLES.filter((title) => JSON.stringify(left).includes(`"${title}"`))).toEqual([]);
  });

  it('is unchanged if it names no card', () => {
    expect(redactCards(LOG_FACTS['hand-raised'])).toBe(LOG_FACTS['hand-raised']);
  });

  it('still names the winner', () => {
    const fought = LOG_FACTS['battle-resolved'];
    expect(formatLogLine(redactCards(fought), 'gf9-2019')).toBe(formatLogLine(fought, 'gf9-2019'));
  });
});

describe('two tables with different cards played in an earlier turn', () => {
  it('are equal for players without card records, and for the desk', () => {
    const [one, other] = [played('shield', []), played('lasgun', [])];
    for (const audience of ['table', 'moderator', 'guild', 'harkonnen'] as const)
      expect(received(one, audience)).toBe(received(other, audience));
    expect(received(one, 'atreides')).not.toBe(received(other, 'atreides'));
  });

  it('answer every command of the desk in the same way', () => {
    const tried = (table: Table) =>
      JSON.stringify(
        TREACHERY_TITLES.map((card) => {
          const sent = send(table, 'moderator', { type: 'MoveCard', card, from: 'discarded', to: 'removed' });
          return sent.ok ? 'done' : sent.refusal;
        }),
      );
    expect(tried(played('shield', []))).toBe(tried(played('lasgun', [])));
  });

  it('differ for all players if records are open to all', () => {
    const [one, other] = [
      played('shield', ['everybody-keeps-card-records']),
      played('lasgun', ['everybody-keeps-card-records']),
    ];
    for (const audience of ['table', 'moderator', 'guild', 'harkonnen'] as const)
      expect(received(one, audience)).not.toBe(received(other, audience));
  });

  it('differ during the turn itself', () => {
    const [one, other] = [put('shield', []), put('lasgun', [])];
    for (const audience of ['table', 'moderator', 'guild', 'harkonnen'] as const)
      expect(received(one, audience)).not.toBe(received(other, audience));
  });
});

/** A card is discarded in turn 1, in the view of all. */
function put(card: TreacheryTitle, options: readonly OptionId[]): Table {
  const opened = openedTable(
    [
      { faction: 'atreides', circle: 0 },
      { faction: 'guild', circle: 1 },
      { faction: 'harkonnen', circle: 2 },
    ],
    { options },
  );
  const held = sendOk(opened, 'guild', { type: 'DeclareSecret', fact: { kind: 'hand', cards: [card] } });
  const slot = seatView(held, 'guild').mine.hand[0]?.slot ?? 'h0';
  return sendOk(held, 'guild', { type: 'PutAwayCard', card: { slot, card }, pile: 'discarded' });
}

/** Plays a card. The instruction of the card is done, and the next turn has begun. */
function played(card: TreacheryTitle, options: readonly OptionId[]): Table {
  const there = put(card, options);
  const done = tableView(there).instructions.reduce(
    (table, { id }) => sendOk(table, 'guild', { type: 'TickInstruction', instruction: id, done: true }),
    there,
  );
  const cleared = sendOk(done, 'moderator', { type: 'ClearInstructions' });
  return sendOk(cleared, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } });
}

/** Returns all that a player receives or can ask for, without the player's own entries. */
function received(table: Table, audience: Audience): string {
  const { engine, timeline } = table;
  const previews = Array.from({ length: 4 }, (_, to) => engine.previewTakeBack(timeline, to));
  const lines = engine
    .logPage(timeline, audience, Number.MAX_SAFE_INTEGER, 30)
    .filter(({ fact }) => fact.code !== 'own-secret-declared');
  const view = engine.view(timeline, audience);
  const log = view.table.log.filter(({ fact }) => fact.code !== 'own-secret-declared');
  return JSON.stringify([{ ...view, table: { ...view.table, log } }, lines, audience === 'moderator' ? previews : []]);
}
