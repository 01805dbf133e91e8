/** A prepared claim of charity looks like a claim by hand to all other seats. */
import { describe, expect, it } from 'vitest';
import type { Audience, FactionId } from '#engine';
import { letWindowPass, nextPhase, openedTable, promptOf, sendOk, type Table } from '../../support/table.ts';
import { must } from '#lib/core/assert-never.ts';

const OTHERS: readonly Audience[] = ['table', 'moderator', 'guild', 'emperor'];

const begun = (table: Table): Table => sendOk(table, 'moderator', nextPhase(table));
const claimed = (table: Table, faction: FactionId, value: number): Table =>
  sendOk(table, faction, {
    type: 'Answer',
    prompt: must(promptOf(table, faction, 'claim-charity'), faction).id,
    value,
  });
const prepared = (table: Table, on: boolean): Table => sendOk(table, 'fremen', { type: 'PrepareClaim', on });

/** Returns everything that the other seats receive. */
const received = ({ engine, timeline }: Table): readonly string[] =>
  OTHERS.map((audience) => JSON.stringify(engine.view(timeline, audience)));

function opened(): Table {
  const seated = openedTable([
    { faction: 'fremen', circle: 0 },
    { faction: 'guild', circle: 2 },
    { faction: 'emperor', circle: 4 },
  ]);
  const poor = sendOk(seated, 'fremen', { type: 'DeclareSecret', fact: { kind: 'spice', spice: 0 } });
  return sendOk(poor, 'moderator', { type: 'CorrectFact', fact: { kind: 'phase', phase: 'charity' } });
}

describe('a prepared claim of charity', () => {
  it('looks to all other seats like a claim by hand, from the beginning of the phase to its end', () => {
    const start = opened();
    let ahead = prepared(start, true);
    let thumb = prepared(prepared(start, true), false);
    const alike = () => {
      expect(received(ahead)).toEqual(received(thumb));
    };
    const both = (does: (table: Table) => Table) => {
      const now = Math.max(ahead.now, thumb.now);
      [ahead, thumb] = [does({ ...ahead, now }), does({ ...thumb, now })];
      alike();
    };
    both(begun);
    thumb = claimed(thumb, 'fremen', 2);
    alike();
    both((table) => claimed(table, 'guild', 0));
    both(letWindowPass);
    both((table) => claimed(table, 'emperor', 0));
    expect(ahead.engine.view(ahead.timeline, 'table').table.charity?.taken).toEqual([{ faction: 'fremen', amount: 2 }]);
  });
});
