/** Only the phone of the faction whose turn it is can undo a mistake in that turn. */
import { expect, it } from 'vitest';
import { must, sector, type FactionId, type PromptKind, type PublicFact } from '#engine';
import { TAKE_BACK } from '#lib/features/ship-and-move/messages/laid-out.ts';
import {
  letWindowPass,
  nextPhase,
  openedTable,
  promptOf,
  seatView,
  sendOk,
  type Table,
} from '../../../support/table.ts';

const FACTS: readonly PublicFact[] = [
  { kind: 'turn', turn: 3 },
  { kind: 'storm', sector: sector(3) },
  { kind: 'first-player', faction: 'emperor' },
  { kind: 'forces', faction: 'emperor', territory: 'carthag', sector: sector(10), count: 3, special: 0 },
  { kind: 'phase', phase: 'shipment' },
];

function atTheirTurns(): Table {
  const seated = openedTable([
    { faction: 'emperor', circle: 0 },
    { faction: 'harkonnen', circle: 3 },
  ]);
  const played = sendOk(seated, 'moderator', { type: 'ChooseMoves', made: 'on-phones' });
  const stands = FACTS.reduce((now, fact) => sendOk(now, 'moderator', { type: 'CorrectFact', fact }), played);
  return letWindowPass(sendOk(stands, 'moderator', nextPhase(stands)));
}

const says = (table: Table, by: FactionId, kind: PromptKind, value: string): Table =>
  sendOk(table, by, { type: 'Answer', prompt: must(promptOf(table, by, kind), kind).id, value });

const offered = (table: Table) =>
  (['emperor', 'harkonnen'] as const).map((faction) => {
    const { mayTakeBack } = seatView(table, faction).mine.ownTurn;
    return mayTakeBack === null ? null : TAKE_BACK[mayTakeBack];
  });

it('the undo is offered to a player who skipped the shipment and the movement', () => {
  const begun = atTheirTurns();
  const shipsNobody = says(begun, 'emperor', 'ship', 'none');
  const movesNobody = says(shipsNobody, 'emperor', 'move', 'stay');
  const movesAfterAll = sendOk(movesNobody, 'emperor', { type: 'UndoStep' });
  const shipsAfterAll = sendOk(movesAfterAll, 'emperor', { type: 'UndoStep' });
  expect([begun, shipsNobody, movesNobody, movesAfterAll, shipsAfterAll].map(offered)).toEqual([
    [null, null],
    ['Ship after all', null],
    ['Move after all', null],
    ['Ship after all', null],
    [null, null],
  ]);
});
