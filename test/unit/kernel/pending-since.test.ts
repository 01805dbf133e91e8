import { expect, test } from 'vitest';
import { must } from '#lib/core/assert-never.ts';
import type { DeskView } from '#lib/model/views/desk.ts';
import {
  afterSilence,
  letWindowPass,
  nextPhase,
  openedTable,
  promptOf,
  send,
  sendOk,
  type Table,
} from '../../support/table.ts';

/** Silent bids are open for the first card, without the printed clock. */
function openedLimits() {
  let table = openedTable(
    [
      { faction: 'fremen', circle: 1 },
      { faction: 'guild', circle: 3 },
    ],
    { edition: 'gf9-2019' },
  );
  table = sendOk(table, 'moderator', { type: 'ChooseBidding', way: 'silent', clock: false });
  table = sendOk(table, 'moderator', { type: 'CorrectFact', fact: { kind: 'phase', phase: 'bidding' } });
  return sendOk(table, 'moderator', nextPhase(table));
}

function owedAt({ engine, timeline }: Table): DeskView['owed'] {
  const view = engine.view(timeline, 'moderator');
  return view.audience === 'moderator' ? view.desk.owed : [];
}

test('a seat that changes its limit before all bids are in gets no more time than the others', () => {
  let table = openedLimits();
  const { id } = must(promptOf(table, 'guild', 'bid-limit'), 'a limit');
  const answer = { limit: 0, keeps: false, sparesAlly: false };
  table = sendOk({ ...table, now: table.now + 3_000 }, 'guild', { type: 'Answer', prompt: id, value: answer });
  table = sendOk({ ...table, now: table.now + 4_000 }, 'guild', { type: 'Withdraw', prompt: id });
  table = letWindowPass(table);
  const owed = owedAt(table);
  expect(owed.map(({ faction }) => faction)).toEqual(['fremen', 'guild']);
  expect(new Set(owed.map(({ answerableFrom }) => answerableFrom)).size).toBe(1);
});

test('a seat that withdraws its limit later, visibly to all, gets its time from that moment', () => {
  let table = letWindowPass(openedLimits());
  const { id } = must(promptOf(table, 'guild', 'bid-limit'), 'a limit');
  const answer = { limit: 0, keeps: false, sparesAlly: false };
  table = sendOk(afterSilence(table), 'guild', { type: 'Answer', prompt: id, value: answer });
  table = sendOk(table, 'guild', { type: 'Withdraw', prompt: id });
  const sent = send(table, 'moderator', { type: 'AnswerByDefault', prompt: id });
  expect(sent.ok ? null : sent.refusal.code).toBe('seat-still-has-time');
});
