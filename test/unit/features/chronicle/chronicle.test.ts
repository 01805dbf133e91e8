import { describe, expect, it } from 'vitest';
import { chronicleOf, sector, seededRandom, tellsOf, type Chronicle, type FactionId, type PublicFact } from '#engine';
import { itemAt } from '#lib/core/append-only-list.ts';
import { must } from '#lib/core/assert-never.ts';
import { BREAK_MS } from '#lib/kernel/chronicle.ts';
import { formatTells } from '#lib/features/chronicle/messages/tells.ts';
import { toldIn } from '#lib/features/chronicle/messages/told.ts';
import { ALL_IN_APP, gameOpened, nextOfGame } from '../../../simulate/whole-game.ts';
import { makeMove } from '../../../support/make-move.ts';
import { emptyTable, openedTable, realEngine, sendOk, stateOf, tableView, type Table } from '../../../support/table.ts';

const SETTING = { what: 'games', edition: 'gf9-2019', layer: 'advanced', players: 6 } as const;

/** A game from the set-up to the win. The table pauses for two hours in the middle of it. */
function playedToTheEnd(seed: number): Table {
  const random = seededRandom(seed);
  let table = gameOpened(SETTING, random, ALL_IN_APP).reduce(
    (before, move) => makeMove(before, move).table,
    emptyTable(seed),
  );
  let hadBreak = false;
  while (stateOf(table).victory === null) {
    if (!hadBreak && stateOf(table).turn === 2) {
      hadBreak = true;
      table = { ...table, now: table.now + 8 * BREAK_MS };
    }
    const move = must(nextOfGame(table, false, random), 'a move');
    const due = realEngine.nextDeadline(table.timeline)?.at ?? 0;
    table = makeMove({ ...table, now: Math.max(table.now, due) }, move).table;
  }
  return table;
}

const table = playedToTheEnd(7);
const chronicle = (): Chronicle => must(chronicleOf(table.timeline), 'a chronicle');

describe('the chronicle of a game', () => {
  it('exists once the game is won, and not before', () => {
    const { entries, states } = table.timeline;
    expect(chronicle()).not.toBeNull();
    expect(chronicleOf({ ...table.timeline, entries: cut(entries), states: cut(states) })).toBeNull();
  });

  it('lists every battle with both plans, every sale and every collection', () => {
    const told = toldIn(chronicle());
    const state = stateOf(table);
    expect(told.battles.length).toBe(state.nextBattle - 1);
    expect(told.battles.some(({ sides }) => sides.every(({ plan }) => plan !== null))).toBe(true);
    expect(told.sales.length).toBeGreaterThan(0);
    expect(told.counts).toEqual(state.counts);
  });

  it('adds up the time of each phase, without pauses', () => {
    const { phases, played, waits, longestWait } = chronicle();
    expect(phases.reduce((sum, { ms }) => sum + ms, 0)).toBe(played);
    expect(played).toBeLessThan(table.now - 1_000_000 - 7 * BREAK_MS);
    expect(waits.map(({ faction }) => faction)).toEqual(stateOf(table).seating.map(({ faction }) => faction));
    expect(Math.max(...waits.map(({ ms }) => ms))).toBeLessThanOrEqual(played);
    expect(must(longestWait, 'a wait').ms).toBeLessThanOrEqual(played);
  });

  it('has the same times whether or not a seat did something secret in a pause', () => {
    const opened = openedTable([
      { faction: 'emperor', circle: 0 },
      { faction: 'guild', circle: 3 },
    ]);
    const timesWith = (secretly: boolean) => {
      const acted = secretly
        ? sendOk({ ...opened, now: opened.now + BREAK_MS / 2 }, 'guild', {
            type: 'DeclareSecret',
            fact: { kind: 'spice', spice: 3 },
          })
        : opened;
      const later = { ...acted, now: opened.now + 1.5 * BREAK_MS };
      const won = finished(sendOk(later, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn: 5 } }));
      const { lines: _lines, ...times } = must(chronicleOf(won.timeline), 'a chronicle');
      return times;
    };
    expect(timesWith(true)).toEqual(timesWith(false));
  });

  it('shows the spice of a seat once its owner opens the record, and of no other seat', () => {
    expect(tableView(table).openedRecords).toEqual([]);
    const opened = sendOk(table, 'emperor', { type: 'OpenRecord' });
    const records = tableView(opened).openedRecords;
    expect(records.map(({ faction }) => faction)).toEqual(['emperor']);
    const { turn } = stateOf(table);
    expect(records[0]?.spice.map((point) => point.turn)).toEqual(Array.from({ length: turn + 1 }, (_, at) => at));
  });
});

describe('the own tells of a seat', () => {
  const ownOf = (faction: FactionId) => must(tellsOf(table.timeline, faction), 'tells');
  const factions = stateOf(table).seating.map(({ faction }) => faction);

  it('exist once the game is won, and not before', () => {
    const { entries, states } = table.timeline;
    expect(tellsOf({ ...table.timeline, entries: cut(entries), states: cut(states) }, 'emperor')).toBeNull();
  });

  it('count every answer of the seat in a window once, and no answer of others', () => {
    const { entries } = table.timeline;
    for (const faction of factions) {
      let answers = 0;
      for (let at = 0; at < entries.length; at += 1) {
        const event = must(itemAt(entries, at), 'an entry').event;
        if (event.type === 'WindowAnswered' && event.faction === faction) answers += 1;
      }
      expect(ownOf(faction).couldPlay.answers + ownOf(faction).couldOnlyPass.answers).toBe(answers);
    }
  });

  it('tell answers with something to play from answers without', () => {
    const all = factions.map(ownOf);
    expect(all.some(({ couldPlay }) => couldPlay.answers > 0)).toBe(true);
    expect(all.some(({ couldOnlyPass }) => couldOnlyPass.answers > 0)).toBe(true);
  });

  it.each([
    [4200, 1100, 'You took 3.1 seconds longer with something to play. An attentive player can notice that.'],
    [1100, 4200, 'You were 3.1 seconds faster with something to play. An attentive player can notice that.'],
    [1100, 1200, 'The difference is too small for anybody to notice.'],
  ])('say what the difference of %i ms and %i ms means', (play, pass, words) => {
    const times = (median: number) => ({ answers: 2, median });
    expect(formatTells({ couldPlay: times(play), couldOnlyPass: times(pass) })).toEqual([
      `With something to play: 2 answers, usually after ${(play / 1000).toFixed(1)} seconds.`,
      `With nothing to play: 2 answers, usually after ${(pass / 1000).toFixed(1)} seconds.`,
      words,
    ]);
  });

  it('say nothing of a difference without both kinds of answers', () => {
    expect(
      formatTells({ couldPlay: { answers: 0, median: null }, couldOnlyPass: { answers: 1, median: 900 } }),
    ).toEqual(['With something to play: no answer.', 'With nothing to play: 1 answer, usually after 0.9 seconds.']);
  });
});

/** The Emperor holds all strongholds at the end of the turn. */
function finished(table: Table): Table {
  const held = [
    ['carthag', 10],
    ['arrakeen', 9],
    ['sietch-tabr', 13],
    ['tueks-sietch', 4],
  ] as const;
  const facts: readonly PublicFact[] = [
    ...held.map(([territory, of]): PublicFact => ({
      kind: 'forces',
      faction: 'emperor',
      territory,
      sector: sector(of),
      count: 2,
      special: 0,
    })),
    { kind: 'forces', faction: 'guild', territory: 'tueks-sietch', sector: sector(4), count: 0, special: 0 },
    { kind: 'phase', phase: 'collection' },
  ];
  const corrected = facts.reduce((before, fact) => sendOk(before, 'moderator', { type: 'CorrectFact', fact }), table);
  const counting = (['collection', 'mentat-pause'] as const).reduce(
    (before, to) => sendOk(before, 'moderator', { type: 'NextPhase', to }),
    corrected,
  );
  return sendOk(counting, 'moderator', { type: 'EndPhase', phase: 'mentat-pause' });
}

/** Returns a list without its last item. */
function cut<List extends { readonly length: number }>(list: List): List {
  return { ...list, length: list.length - 1 };
}
