/** The two rounds in which every faction ships before any faction moves: what is kept from one round to the next. */
import { describe, expect, it } from 'vitest';
import type { FactionId } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { courseOf } from '#lib/powers/course.ts';
import { openedTable, promptOf, seatView, sendOk, tableView, type Table } from '../../../support/table.ts';

const PRINTED = ['storm', 'shipment', 'battle', 'collection', 'mentat-pause'] as const;

describe('the course of a turn', () => {
  it.each([
    [false, false, PRINTED],
    [true, false, ['storm', 'shipment-round', 'movement-round', 'battle', 'collection', 'mentat-pause']],
    [false, true, ['storm', 'shipment', 'battle', 'victory', 'collection', 'mentat-pause']],
    [true, true, ['storm', 'shipment-round', 'movement-round', 'battle', 'victory', 'collection', 'mentat-pause']],
  ])('has the phases of both choices: %s, %s', (shipsBeforeMoves, victoryBeforeCollection, course) => {
    expect(courseOf({ phaseOrder: PRINTED, shipsBeforeMoves, victoryBeforeCollection })).toEqual(course);
  });
});

/** The round of shipments has begun, and Harkonnen ships first. */
function begun(): Table {
  const seats = [
    { faction: 'harkonnen', circle: 0 },
    { faction: 'emperor', circle: 1 },
  ] as const;
  const opened = openedTable(seats, { options: ['ship-then-move'] });
  const moves = [
    { type: 'ChooseMoves', made: 'on-phones' },
    { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } },
    { type: 'CorrectFact', fact: { kind: 'first-player', faction: 'harkonnen' } },
    { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment-round' } },
  ] as const;
  const ready = moves.reduce((table, command) => sendOk(table, 'moderator', command), opened);
  const next = sendOk(ready, 'moderator', { type: 'ResumeTable' });
  return sendOk(next, 'moderator', { type: 'NextPhase', to: 'shipment-round' });
}

const answered = (table: Table, by: FactionId, kind: 'ship' | 'move' | 'prepare-move', value: string): Table =>
  sendOk(table, by, { type: 'Answer', prompt: must(promptOf(table, by, kind), kind).id, value });

const preparedBy = (table: Table, faction: FactionId) => seatView(table, faction).mine.ownTurn.prepared;

describe('a prepared move', () => {
  it('is kept after the shipment, and is gone after the move', () => {
    const early = answered(begun(), 'emperor', 'prepare-move', 'stay');
    const prepared = answered(answered(early, 'harkonnen', 'ship', 'none'), 'harkonnen', 'prepare-move', 'stay');
    const shipped = answered(prepared, 'emperor', 'ship', 'none');
    expect(tableView(shipped).running).toBeNull();
    for (const faction of ['harkonnen', 'emperor'] as const)
      expect(preparedBy(shipped, faction)).toEqual({ shipment: null, movement: 'stay' });
    const moving = sendOk(shipped, 'moderator', { type: 'NextPhase', to: 'movement-round' });
    for (const faction of ['harkonnen', 'emperor'] as const) expect(preparedBy(moving, faction)).toBeNull();
  });
});
