/** The first step of a turn that the Guild may interrupt: when it is recorded, and what other seats see before. */
import { describe, expect, it } from 'vitest';
import type { Audience, FactionId } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import {
  letTickPass,
  openedTable,
  promptOf,
  send,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../../../support/table.ts';

const AUDIENCES: readonly Audience[] = ['table', 'moderator', 'guild', 'harkonnen', 'emperor'];

/** The Emperor's turn has just begun, and the Guild may act at any time. */
function begun(): Table {
  const seats = (['emperor', 'guild', 'harkonnen'] as const).map((faction, at) => ({
    faction,
    circle: must(([0, 1, 2] as const)[at], 'a circle'),
  }));
  const opened = openedTable(seats, { layer: 'advanced' });
  const moves = [
    { type: 'ChooseMoves', made: 'on-phones' },
    { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } },
    { type: 'CorrectFact', fact: { kind: 'first-player', faction: 'emperor' } },
    { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } },
  ] as const;
  const ready = moves.reduce((table, command) => sendOk(table, 'moderator', command), opened);
  const next = sendOk(ready, 'moderator', { type: 'ResumeTable' });
  return sendOk(next, 'moderator', { type: 'NextPhase', to: 'shipment' });
}

const acting = (table: Table) => tableView(table).shipAndMove?.acting?.faction ?? null;
const pauseOf = (table: Table) => must(tableView(table).shipAndMove?.pause ?? null, 'a pause');
/** Returns the views of all seats except the active faction. */
const seen = (table: Table) =>
  AUDIENCES.filter((audience) => audience !== acting(table)).map((audience) =>
    table.engine.view(table.timeline, audience),
  );

const ships = (table: Table, faction: FactionId, value: 'none' | 'as-prepared' = 'none'): Table =>
  sendOk(table, faction, { type: 'Answer', prompt: must(promptOf(table, faction, 'ship'), 'a turn').id, value });

/** Harkonnen has prepared a turn without shipment. */
function laidOut(): Table {
  const table = begun();
  const prompt = must(promptOf(table, 'harkonnen', 'prepare-shipment'), 'a plan').id;
  return sendOk(table, 'harkonnen', { type: 'Answer', prompt, value: 'none' });
}

describe('the first step of a turn', () => {
  it('is recorded four seconds after the turn began, however early it is sent', () => {
    const table = begun();
    expect(acting(table)).toBe('emperor');
    const given = ships(table, 'emperor');
    const { opened, deadline } = pauseOf(given);
    expect(deadline - opened).toBe(4_000);
    expect(given.engine.nextDeadline(given.timeline)?.at).toBe(opened + 4_000);
    expect(stateOf(given).stack.some((one) => one.kind === 'own-turn' && one.done.length > 0)).toBe(false);
    expect(acting(letTickPass(given))).toBe('harkonnen');
  });

  it('stays hidden from other seats until it is recorded', () => {
    const table = begun();
    expect(seen(ships(table, 'emperor'))).toEqual(seen(table));
  });

  it('cannot be probed from the desk, sent or not', () => {
    const table = begun();
    const prompt = must(promptOf(table, 'emperor', 'ship'), 'a turn').id;
    const later = [table, ships(table, 'emperor')].map((one) => ({ ...one, now: one.now + 60_000 }));
    const refused = { ok: false, refusal: { code: 'seat-still-has-time', faction: 'emperor' } };
    for (const one of later) {
      expect(send(one, 'moderator', { type: 'AnswerByDefault', prompt })).toMatchObject(refused);
    }
  });

  it('is recorded after the same time if the turn was prepared', () => {
    const next = letTickPass(ships(laidOut(), 'emperor'));
    expect(acting(next)).toBe('harkonnen');
    const given = ships(next, 'harkonnen', 'as-prepared');
    expect(pauseOf(given).deadline - pauseOf(given).opened).toBe(4_000);
    expect(seen(given)).toEqual(seen(next));
  });

  it('comes after the Guild’s turn if the Guild acts before it is recorded', () => {
    const given = ships(begun(), 'emperor');
    const prompt = must(promptOf(given, 'guild', 'act-now'), 'an offer').id;
    expect(acting(sendOk(given, 'guild', { type: 'Answer', prompt, value: true }))).toBe('guild');
    const later = send(letTickPass(given), 'guild', { type: 'Answer', prompt, value: true });
    expect(later).toMatchObject({ ok: false, refusal: { code: 'stale-prompt' } });
  });

  it('is recorded at once if the Guild has had its turn', () => {
    const table = begun();
    const prompt = must(promptOf(table, 'guild', 'act-now'), 'an offer').id;
    const guilds = sendOk(table, 'guild', { type: 'Answer', prompt, value: true });
    expect(tableView(guilds).shipAndMove?.pause).toBeNull();
    const after = ships(guilds, 'guild');
    expect([acting(after), tableView(after).shipAndMove?.pause]).toEqual(['emperor', null]);
  });
});
