/** The time for cards in a spice blow does not show which cards another seat holds. */
import { describe, expect, it } from 'vitest';
import { isEmpty, type Audience, type Layer, type TreacheryTitle } from '#engine';
import {
  DEFAULT_CHOICES,
  emptyTable,
  letWindowPass,
  nextPhase,
  openedTable,
  sendOk,
  stateOf,
  type Table,
} from '../../../support/table.ts';

/** The Guild holds one card. The spice blow of turn 3 is next, with the app's spice cards. */
function withCard(card: TreacheryTitle | 'unknown', layer: Layer = 'basic', seed = 1): Table {
  const opened = openedTable(
    [
      { faction: 'atreides', circle: 0 },
      { faction: 'harkonnen', circle: 2 },
      { faction: 'guild', circle: 4 },
    ],
    {
      ...DEFAULT_CHOICES,
      edition: 'avalon-hill-1979',
      layer,
      options: ['cards-of-spice-harvest'],
      components: { ...DEFAULT_CHOICES.components, treachery: 'cardboard', spiceDeck: 'app' },
    },
    emptyTable(seed),
  );
  const held = sendOk(opened, 'guild', { type: 'DeclareSecret', fact: { kind: 'hand', cards: [card] } });
  const turned = sendOk(held, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } });
  return sendOk(turned, 'moderator', { type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } });
}

/** Returns everything that the other seats receive, with the time of the next clock event. */
const received = ({ engine, timeline }: Table): readonly unknown[] => [
  ...(['table', 'moderator', 'atreides', 'harkonnen'] as const satisfies readonly Audience[]).map((audience) =>
    engine.view(timeline, audience),
  ),
  engine.nextDeadline(timeline),
];

const isPaused = (table: Table): boolean =>
  stateOf(table).stack.some((activity) => activity.kind === 'spice-blow' && activity.pause !== null);

describe('the time for cards in a spice blow', () => {
  it.each(['thumper', 'harvester', 'unknown'] as const)('is the same whether the hand is a %s or a lasgun', (card) => {
    let [one, two] = [withCard(card), withCard('lasgun')];
    for (let step = 0; step < 4; step += 1) {
      [one, two] = [one, two].map((table) =>
        step === 0 ? sendOk(table, 'moderator', nextPhase(table)) : isPaused(table) ? letWindowPass(table) : table,
      ) as [Table, Table];
      expect(received(one)).toEqual(received(two));
      if (step === 0) expect(isPaused(one)).toBe(true);
    }
    expect(stateOf(one).stack).toHaveLength(1);
  });

  it.each(['thumper', 'harvester'] as const)('allows a %s before the first card of the second pile', (card) => {
    const tables = Array.from({ length: 12 }, (_, seed) => {
      const table = withCard(card, 'advanced', seed);
      return letWindowPass(sendOk(table, 'moderator', nextPhase(table)));
    });
    // A worm may have come first. After a spice card, the table is at the second pile.
    const between = tables.filter((table) =>
      stateOf(table).stack.some((one) => one.kind === 'spice-blow' && one.pile === 1),
    );
    expect(between.length).toBeGreaterThan(0);
    for (const table of between) {
      expect(isPaused(table)).toBe(true);
      expect(isEmpty(table.engine.freePlayNow(table.timeline, 'guild').answers)).toBe(false);
      expect(isPaused(letWindowPass(table)) && stateOf(letWindowPass(table)).lastBlow?.turned.length === 1).toBe(false);
    }
  });
});
