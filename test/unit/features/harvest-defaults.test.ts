/** The desk's answers for a silent seat in a harvest: all players would know a first answer, so chance gives these. */
import { describe, expect, it } from 'vitest';
import type { FactionId, PromptKind } from '#engine';
import { SILENT_SEAT_MS } from '#lib/kernel/pending-since.ts';
import { playedOn } from '../../features/access-cards/play.ts';
import { stackedEngine } from '../../support/scenario/stacked-deck.ts';
import { emptyTable, openedTable, promptsOf, seatView, sendOk, tableView, type Table } from '../../support/table.ts';

const SEATS = ['atreides', 'bene-gesserit', 'harkonnen', 'emperor'] as const satisfies readonly FactionId[];
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const COMPONENTS = {
  treachery: 'cardboard',
  traitors: 'cardboard',
  stormCards: 'cardboard',
  spiceDeck: 'cardboard',
  'spice-harvest/cards': 'app',
} as const;

const isAsked = (table: Table, kind: PromptKind): boolean =>
  SEATS.some((who) => promptsOf(table, who).some((prompt) => prompt.kind === kind));

/** A table at which the Manager is about to give out shares of 12 spice. */
function announced(seed: number): { readonly table: Table; readonly manager: FactionId } {
  const opened = openedTable(
    SEATS.map((faction, circle) => ({ faction, circle })),
    { edition: 'avalon-hill-1979', modules: ['spice-harvest'], components: COMPONENTS },
    emptyTable(seed, stackedEngine({ harvestDeck: [12] })),
  );
  const begun = playedOn(sendOk(opened, 'moderator', { type: 'BeginSetup' }), (now) =>
    isAsked(now, 'announce-harvest'),
  );
  const manager = tableView(begun).harvests?.manager ?? 'emperor';
  const prompt = promptsOf(begun, manager)[0]?.id ?? 'none';
  return { table: sendOk(begun, manager, { type: 'Answer', prompt, value: 12 }), manager };
}

/** The desk answers this question of a seat that has been silent for long enough. */
function answeredByDesk(table: Table, who: FactionId, kind: PromptKind): Table {
  const prompt = promptsOf(table, who).find((one) => one.kind === kind)?.id ?? 'none';
  return sendOk({ ...table, now: table.now + SILENT_SEAT_MS }, 'moderator', { type: 'AnswerByDefault', prompt });
}

describe('the answer of the desk for a silent seat', () => {
  it('gives shares that differ from table to table', () => {
    const given = SEEDS.map((seed) => {
      const { table, manager } = announced(seed);
      const shares = seatView(answeredByDesk(table, manager, 'hand-out-shares'), manager).mine.harvest?.given ?? [];
      return shares.map(({ share }) => share).join();
    });
    expect(new Set(given).size).toBeGreaterThan(1);
  });

  it('seals either vote', () => {
    const votes = SEEDS.map((seed) => {
      const { table, manager } = announced(seed);
      const voter = SEATS.find((who) => who !== manager) ?? 'emperor';
      const given = answeredByDesk(table, manager, 'hand-out-shares');
      return seatView(answeredByDesk(given, voter, 'harvest-vote'), voter).mine.harvest?.vote;
    });
    expect(votes).toContain('yes');
    expect(votes).toContain('no');
  });
});
