/** A made-up edition in which the Ixians take no part in the harvests before the game. */
import { describe, expect, it, vi } from 'vitest';
import type { AnswerValue, FactionId, PromptKind } from '#engine';
import type * as compendium from '#lib/editions/harvest-compendium.ts';
import { playedOn, isClaiming, isTrading, rowIn } from '../features/access-cards/play.ts';
import { stackedEngine } from '../support/scenario/stacked-deck.ts';
import {
  emptyTable,
  letWindowPass,
  openedTable,
  promptsOf,
  seatView,
  sendOk,
  tableView,
  type Table,
} from '../support/table.ts';

vi.mock('#lib/editions/harvest-compendium.ts', async (original) => {
  const printed = await original<typeof compendium>();
  const { HARVEST_OF_COMPENDIUM: box } = printed;
  return { ...printed, HARVEST_OF_COMPENDIUM: { ...box, values: { ...box.values, outside: ['ixians'] } } };
});

const PLAYERS: readonly FactionId[] = ['emperor', 'harkonnen', 'atreides'];

/** The Ixians sit between the Emperor and Harkonnen. */
const begun = (): Table =>
  sendOk(
    openedTable(
      [
        { faction: 'emperor', circle: 0 },
        { faction: 'ixians', circle: 1 },
        { faction: 'harkonnen', circle: 2 },
        { faction: 'atreides', circle: 4 },
      ],
      {
        edition: 'nine-faction',
        modules: ['spice-harvest'],
        components: {
          treachery: 'cardboard',
          traitors: 'cardboard',
          stormCards: 'cardboard',
          spiceDeck: 'cardboard',
          'spice-harvest/cards': 'app',
        },
      },
      emptyTable(1, stackedEngine({ harvestDeck: [12, 10, 8, 5, 15] })),
    ),
    'moderator',
    { type: 'BeginSetup' },
  );

function answer(table: Table, by: FactionId, kind: PromptKind, value: AnswerValue): Table {
  const asked = promptsOf(table, by).find((prompt) => prompt.kind === kind);
  return sendOk(table, by, { type: 'Answer', prompt: asked?.id ?? kind, value });
}

/** The Emperor reports less than the card, and the two others say no. */
function fallen(): Table {
  const managed = PLAYERS.reduce<Table>(
    (table, who) => answer(table, who, 'manager-sum', who === 'emperor' ? 1 : 0),
    begun(),
  );
  const reported = answer(managed, 'emperor', 'announce-harvest', 6);
  return answer(reported, 'emperor', 'hand-out-shares', { harkonnen: 3, atreides: 3 });
}

describe('a faction outside the harvests', () => {
  it('has the starting spice, and no share or vote', () => {
    const table = fallen();
    expect(seatView(begun(), 'ixians').mine.spice).toBe(10);
    expect(tableView(table).harvests?.running?.voters).toEqual(['harkonnen', 'atreides']);
    expect(promptsOf(table, 'ixians')).toEqual([]);
  });

  it('is skipped when the office goes to the right, and does not bid', () => {
    const voted = answer(answer(fallen(), 'harkonnen', 'harvest-vote', 'no'), 'atreides', 'harvest-vote', 'no');
    const table = playedOn(voted, (now) => rowIn(now) > 0);
    expect(tableView(table).harvests?.manager).toBe('harkonnen');
    expect(tableView(table).access?.auction?.order).toEqual(['atreides', 'emperor', 'harkonnen']);
    expect(rowIn(table)).toBe(PLAYERS.length);
  });

  it('keeps its spice on top of the spice of its sheet', () => {
    const trading = playedOn(begun(), isTrading);
    expect(promptsOf(trading, 'ixians')).toEqual([]);
    const claiming = playedOn(trading, isClaiming);
    expect([seatView(claiming, 'ixians').mine.spice, seatView(claiming, 'emperor').mine.spice]).toEqual([10, 0]);
    const claimed = playedOn(
      claiming,
      () => false,
      ({ kind }) => kind === 'claim-strongholds',
    );
    const read = Array.from({ length: 5 }).reduce<Table>((now) => letWindowPass(now), claimed);
    expect([seatView(read, 'ixians').mine.spice, seatView(read, 'emperor').mine.spice]).toEqual([30, 10]);
  });
});
