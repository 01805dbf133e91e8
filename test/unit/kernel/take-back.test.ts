import { describe, expect, it } from 'vitest';
import {
  allItems,
  firstAnswer,
  must,
  PRINTED_SECRET_KINDS,
  type FactionId,
  type DeclaredSecret,
  type PrintedSecretKind,
} from '#engine';
import { formatLogLine } from '#lib/messages/format/log.ts';
import { factionsOf, openedTable, promptsOf, sendOk, stateOf, type Table } from '../../support/table.ts';

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
/** Line 0 is the opening; lines 1 to 3 set turns 2 to 4. */
const played = [2, 3, 4].reduce(withTurn, opened);

describe('the take-back points at the desk', () => {
  it('leave out lines that were taken back, once something else has happened', () => {
    const back = backTo(played, 1);
    expect(pointsAt(back)).toEqual([0, 1, 2, 3]);
    expect(pointsAt(withTurn(back, 5))).toEqual([0, 1, 4]);
  });

  it('mark lines that were just taken back as undone', () => {
    const view = played.engine.view(backTo(played, 1).timeline, 'moderator');
    const points = 'desk' in view ? view.desk.points : [];
    expect(points.map(({ to, undone }) => [to, undone])).toEqual([
      [3, false],
      [2, true],
      [1, true],
      [0, false],
    ]);
  });

  it('include these lines again if the take-back is itself taken back', () => {
    const again = backTo(backTo(played, 1), 3);
    expect(stateOf(again).turn).toBe(4);
    expect(pointsAt(withTurn(again, 5))).toEqual([0, 1, 2, 3, 5]);
  });
});

describe('the log after a take-back', () => {
  const lastOf = (table: Table, reader: 'table' | FactionId) =>
    must(table.engine.logPage(table.timeline, reader, Number.MAX_SAFE_INTEGER, 1).at(-1), 'a line').fact;
  const says = (table: Table, reader: 'table' | FactionId): string => formatLogLine(lastOf(table, reader), 'gf9-2019');

  it('names the point to all seats in the same words', () => {
    const back = backTo(played, 1);
    const words = 'Undone back to: before the moderator set the turn to 3, was 2. What players have seen stays known.';
    expect(says(back, 'table')).toBe(words);
    expect(says(back, 'atreides')).toBe(words);
  });

  it('says that the last steps were undone if a take-back was taken back', () => {
    expect(says(backTo(backTo(played, 1), 3), 'table')).toBe(
      'The moderator undid the last steps. What players have seen stays known.',
    );
  });

  it('names no card in its own line, because the line is read in later turns too (R-191)', () => {
    const piles = sendOk(played, 'moderator', {
      type: 'CorrectFact',
      fact: { kind: 'pile', pile: 'discarded', cards: ['lasgun'] },
    });
    const fact = lastOf(backTo(piles, 3), 'table');
    expect(fact).toMatchObject({ code: 'taken-back', before: { code: 'cards-were-named' } });
  });
});

describe('a shipment after a take-back', () => {
  const seated = openedTable([
    { faction: 'fremen', circle: 0 },
    { faction: 'atreides', circle: 1 },
  ]);
  const shipping = sendOk(seated, 'moderator', { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } });

  it('gets a new id', () => {
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

describe('the log line of a take-back', () => {
  const seated = openedTable(
    [
      { faction: 'atreides', circle: 0 },
      { faction: 'fremen', circle: 1 },
      { faction: 'harkonnen', circle: 2 },
      { faction: 'bene-gesserit', circle: 3 },
    ],
    { edition: 'gf9-2019', layer: 'advanced' },
  );
  const withTleilaxu = openedTable(
    [
      { faction: 'atreides', circle: 0 },
      { faction: 'fremen', circle: 2 },
      { faction: 'bene-tleilaxu', circle: 3 },
    ],
    { edition: 'nine-faction', layer: 'advanced' },
  );
  const lying = sendOk(seated, 'moderator', { type: 'CorrectFact', fact: { kind: 'storm-card', lies: true } });

  /**
   * For each kind of secret: the owner, the first entry, the second entry, and the seats that know of the change. The
   * tests of each module cover the secrets that the module deals.
   */
  const TOLD: { readonly [Matter in PrintedSecretKind]: Told } = {
    spice: { by: 'fremen', one: { kind: 'spice', spice: 3 }, other: { kind: 'spice', spice: 4 } },
    hand: { by: 'fremen', one: { kind: 'hand', cards: ['shield'] }, other: { kind: 'hand', cards: ['snooper'] } },
    traitors: {
      by: 'fremen',
      one: { kind: 'traitors', leaders: ['duncan-idaho'] },
      other: { kind: 'traitors', leaders: 'unknown' },
    },
    'storm-card': { by: 'fremen', one: { kind: 'storm-card', card: 3 }, other: { kind: 'storm-card', card: 4 } },
    prediction: {
      by: 'bene-gesserit',
      one: { kind: 'prediction', prediction: { faction: 'fremen', turn: 4 } },
      other: { kind: 'prediction', prediction: { faction: 'fremen', turn: 5 } },
    },
    captives: {
      by: 'harkonnen',
      one: { kind: 'captives', held: ['duncan-idaho'], faceDown: [] },
      other: { kind: 'captives', held: [], faceDown: ['duncan-idaho'] },
      alsoKnows: ['atreides'],
    },
    marks: {
      at: sendOk(withTleilaxu, 'moderator', {
        type: 'CorrectFact',
        fact: { kind: 'came-back', leader: 'stilgar', cameBack: true },
      }),
      by: 'bene-tleilaxu',
      one: { kind: 'marks', leaders: ['stilgar'] },
      other: { kind: 'marks', leaders: [] },
    },
    'battle-losses': {
      by: 'atreides',
      one: { kind: 'battle-losses', losses: 6 },
      other: { kind: 'battle-losses', losses: 7 },
    },
  };

  it.each(PRINTED_SECRET_KINDS)('tells that the %s has changed, only to the seats that know it', (matter) => {
    const { at = lying, by, one, other, alsoKnows = [] } = TOLD[matter];
    const told = sendOk(at, by, { type: 'DeclareSecret', fact: one });
    const changed = sendOk(withTurn(told, 2), by, { type: 'DeclareSecret', fact: other });
    const back = backTo(withTurn(changed, 3), 1);
    expect(
      factionsOf(back)
        .filter((faction) => isOwnChanged(back, faction))
        .sort(),
    ).toEqual([by, ...alsoKnows].sort());
  });

  it.each(PRINTED_SECRET_KINDS)('is silent about the %s if the value is as before', (matter) => {
    const { at = lying, by, one } = TOLD[matter];
    const told = sendOk(at, by, { type: 'DeclareSecret', fact: one });
    const again = sendOk(withTurn(told, 2), by, { type: 'DeclareSecret', fact: one });
    expect(factionsOf(again).filter((faction) => isOwnChanged(backTo(withTurn(again, 3), 1), faction))).toEqual([]);
  });

  const isOwnChanged = (table: Table, faction: FactionId): boolean => {
    const last = table.engine.logPage(table.timeline, faction, Number.MAX_SAFE_INTEGER, 1).at(-1)?.fact;
    return last?.code === 'taken-back' && last.ownChanged;
  };

  interface Told {
    /** The table, if the secret needs another one. */
    readonly at?: Table;
    readonly by: FactionId;
    readonly one: DeclaredSecret;
    readonly other: DeclaredSecret;
    readonly alsoKnows?: readonly FactionId[];
  }
});
