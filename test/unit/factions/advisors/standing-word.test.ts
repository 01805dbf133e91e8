/** A standing order on shipments. No other seat can tell whether one is set until it answers the next shipment. */
import { describe, expect, it } from 'vitest';
import { sector, seededRandom, type AnswerValue, type FactionId, type Seating, type TerritoryId } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { forcesOf } from '#lib/model/forces.ts';
import { openedTable, promptOf, seatView, sendOk, stateOf, type Table } from '../../../support/table.ts';
import { compare, probe } from '../../../support/paired-tables/received.ts';

const SEATING: readonly Seating[] = [
  { faction: 'emperor', circle: 0 },
  { faction: 'bene-gesserit', circle: 2 },
  { faction: 'harkonnen', circle: 4 },
];
const SISTERS: FactionId = 'bene-gesserit';

describe('a standing order on shipments', () => {
  it.each(['nobody', 'polar-sink', 'along'] as const)(
    'looks to other seats like an answer about one shipment: %s',
    (sends) => {
      const asked = shipped(shipping(), 'tueks-sietch', 4);
      const [one, two] = [false, true].map((always) => answered(asked, SISTERS, 'send-advisor', { sends, always }));
      const unknowing = ['table', 'moderator', 'emperor', 'harkonnen'] as const;
      const pairedTables = {
        one: must(one, 'a word on one'),
        two: must(two, 'a standing word'),
        unknowing: [...unknowing],
      };
      expect(seatView(pairedTables.two, SISTERS).mine.sendsAlways).toBe(sends);
      expect(compare(pairedTables)).toBeNull();
      const random = seededRandom(7);
      for (let attempt = 0; attempt < 12; attempt += 1) expect(probe(pairedTables, random)).toBeNull();
    },
  );

  it('ends with the phase of shipments', () => {
    const word = answered(shipped(shipping(), 'tueks-sietch', 4), SISTERS, 'send-advisor', {
      sends: 'nobody',
      always: true,
    });
    const over = sendOk(word, 'moderator', { type: 'EndPhase', phase: 'shipment' });
    expect(
      seatView(sendOk(over, 'moderator', { type: 'NextPhase', to: 'battle' }), SISTERS).mine.sendsAlways,
    ).toBeNull();
  });
});

describe('a shipment', () => {
  it('is subject to the answer even if it costs almost nothing, because it comes from off the planet', () => {
    const asked = shipped(shipping(), 'tueks-sietch', 4);
    expect(promptOf(asked, SISTERS, 'send-advisor')).not.toBeNull();
    const noted = stateOf(asked).stack.find((activity) => activity.kind === 'advisors')?.arrival;
    expect(noted?.from).toBe('off-planet');
    expect(forcesOf(must(noted, 'forces that came').forces)).toEqual({ count: 1, special: 0 });
  });
});

/** The Emperor is about to ship, in the advanced game. */
function shipping(): Table {
  const opened = openedTable(SEATING, { edition: 'gf9-2019', layer: 'advanced' });
  const facts = [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'emperor' },
    { kind: 'phase', phase: 'revival' },
    { kind: 'storm', sector: sector(10) },
  ] as const;
  const set = facts.reduce((table, fact) => sendOk(table, 'moderator', { type: 'CorrectFact', fact }), opened);
  const rich = sendOk(set, 'emperor', { type: 'DeclareSecret', fact: { kind: 'spice', spice: 9 } });
  const onPhones = sendOk(rich, 'moderator', { type: 'ChooseMoves', made: 'on-phones' });
  // No leader or force is in the tanks, so revival is over at once.
  return sendOk(sendOk(onPhones, 'moderator', { type: 'NextPhase', to: 'revival' }), 'moderator', {
    type: 'NextPhase',
    to: 'shipment',
  });
}

const shipped = (table: Table, territory: TerritoryId, at: number): Table =>
  answered(table, 'emperor', 'ship', {
    way: 'down',
    own: false,
    to: `${territory}@${at}`,
    side: 'fighters',
    forces: 1,
    special: 0,
  });

function answered(table: Table, by: FactionId, kind: 'ship' | 'send-advisor', value: AnswerValue): Table {
  const { id } = must(promptOf(table, by, kind), kind);
  return sendOk(table, by, { type: 'Answer', prompt: id, value });
}
