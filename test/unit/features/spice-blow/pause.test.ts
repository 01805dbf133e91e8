/** The time for cards in a spice blow: nobody learns by it what another seat holds. */
import { describe, expect, it } from 'vitest';
import type { Audience, TreacheryTitle } from '#engine';
import {
  DEFAULT_CHOICES,
  letWindowPass,
  nextPhase,
  openedTable,
  sendOk,
  stateOf,
  type Table,
} from '../../../support/table.ts';

/** Guild holds one card; the spice blow of turn 3 is to be played, with the app's spice cards. */
function withCard(card: TreacheryTitle | 'unknown'): Table {
  const opened = openedTable(
    [
      { faction: 'atreides', circle: 0 },
      { faction: 'harkonnen', circle: 2 },
      { faction: 'guild', circle: 4 },
    ],
    {
      ...DEFAULT_CHOICES,
      edition: 'avalon-hill-1979',
      layer: 'basic',
      options: ['cards-of-spice-harvest'],
      components: { ...DEFAULT_CHOICES.components, treachery: 'cardboard', spiceDeck: 'app' },
    },
  );
  const held = sendOk(opened, 'guild', { type: 'DeclareSecret', fact: { kind: 'hand', cards: [card] } });
  const turned = sendOk(held, 'moderator', { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } });
  return sendOk(turned, 'moderator', { type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } });
}

/** All that others receive, with the moment at which the clock speaks next. */
const received = ({ engine, timeline }: Table): readonly unknown[] => [
  ...(['table', 'moderator', 'atreides', 'harkonnen'] as const satisfies readonly Audience[]).map((audience) =>
    engine.view(timeline, audience),
  ),
  engine.nextDeadline(timeline),
];

const isPaused = (table: Table): boolean =>
  stateOf(table).stack.some((activity) => activity.kind === 'spice-blow' && activity.pause !== null);

describe('the time for cards in a spice blow', () => {
  it.each(['thumper', 'harvester', 'unknown'] as const)('is the same beside a %s as beside a lasgun', (card) => {
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
});
