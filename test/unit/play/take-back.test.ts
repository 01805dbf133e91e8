import { describe, expect, it } from 'vitest';
import { allItems, firstAnswer, type FactionId } from '../../../lib/engine.ts';
import { openedTable, promptsOf, sendOk, stateOf, type Table } from '../../support/table.ts';

const withTurn = (table: Table, turn: number): Table =>
  sendOk(table, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn } });

const backTo = (table: Table, to: number): Table => sendOk(table, 'moderator', { type: 'TakeBack', to });

function pointsAt({ engine, timeline }: Table): readonly number[] {
  const view = engine.view(timeline, 'moderator');
  return 'desk' in view ? view.desk.points.map(({ to }) => to).reverse() : [];
}

const opened = openedTable([
  { faction: 'atreides', circle: 0 },
  { faction: 'harkonnen', circle: 1 },
]);
/** Line 0 is the opening; lines 1 to 3 tell of turns 2 to 4. */
const played = [2, 3, 4].reduce(withTurn, opened);

describe('the points that the desk offers', () => {
  it('leave out what was taken back, once something else has happened', () => {
    const back = backTo(played, 1);
    expect(pointsAt(back)).toEqual([0, 1, 2, 3]);
    expect(pointsAt(withTurn(back, 5))).toEqual([0, 1, 4]);
  });

  it('have what was just taken back as undone', () => {
    const view = played.engine.view(backTo(played, 1).timeline, 'moderator');
    const points = 'desk' in view ? view.desk.points : [];
    expect(points.map(({ to, undone }) => [to, undone])).toEqual([
      [3, false],
      [2, true],
      [1, true],
      [0, false],
    ]);
  });

  it('have it again when the taking back was a slip and was taken back itself', () => {
    const again = backTo(backTo(played, 1), 3);
    expect(stateOf(again).turn).toBe(4);
    expect(pointsAt(withTurn(again, 5))).toEqual([0, 1, 2, 3, 5]);
  });
});

describe('a shipment after a step back', () => {
  const seated = openedTable([
    { faction: 'fremen', circle: 0 },
    { faction: 'atreides', circle: 1 },
  ]);
  const shipping = sendOk(seated, 'moderator', { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } });

  it('has a name of its own', () => {
    const back = backTo(brought(shipping, 'fremen'), 1);
    expect(namesIn(brought(back, 'fremen'))).toEqual(['ship1', 'ship2']);
  });

  function brought(table: Table, by: FactionId): Table {
    const offer = promptsOf(table, by).find(({ kind }) => kind === 'bring-reserves');
    if (offer === undefined) throw new Error('no offer');
    return sendOk(table, by, { type: 'Answer', prompt: offer.id, value: firstAnswer(offer.answers) });
  }

  const namesIn = ({ timeline }: Table): readonly string[] =>
    allItems(timeline.entries).flatMap(({ event }) => (event.type === 'ShipmentAnnounced' ? [event.shipment] : []));
});
