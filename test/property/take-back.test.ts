import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allItems,
  itemAt,
  logPage,
  replay,
  revertedLines,
  type Audience,
  type GameState,
  type LogLine,
  type Timeline,
} from '#engine';
import { randomGame } from '../support/random-play.ts';
import { runs } from '../support/runs.ts';
import { factionsOf, send, stateOf, type Table } from '../support/table.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));
const lengths = fc.integer({ min: 0, max: 120 });

const throughGames = (count: number, look: (table: Table) => void): void => {
  fc.assert(
    fc.property(seeds, lengths, (seed, steps) => {
      look(randomGame(seed, steps));
    }),
    runs(count),
  );
};

const pointsOf = (table: Table): readonly number[] => {
  const desk = table.engine.view(table.timeline, 'moderator');
  return 'desk' in desk ? desk.desk.points.map(({ to }) => to) : [];
};

/** Returns the pieces on the table and in hands. Ids, knowledge and the deck's order may differ. */
const lying = ({ turn, storm, firstPlayer, forces, spiceOnBoard, leaders, discards, factions }: GameState) => ({
  turn,
  storm,
  firstPlayer,
  forces,
  spiceOnBoard,
  leaders,
  discards,
  factions: factions.map(({ nextSlot: _, ...own }) => own),
});

/** The lines of this audience's log that were not undone. */
function standing(timeline: Timeline, audience: Audience): readonly LogLine[] {
  const lines = logPage(timeline, audience, Infinity, Infinity);
  const undone = revertedLines(lines);
  return lines.filter(({ position }) => !undone.has(position));
}

describe('a take-back', () => {
  it('to an offered point restores the pieces of that point, keeps all knowledge, and makes old answers stale', () => {
    throughGames(80, (table) => {
      const known = stateOf(table).knowledge.length;
      const asked = new Set(promptIds(table));
      for (const to of pointsOf(table)) {
        const preview = table.engine.previewTakeBack(table.timeline, to);
        const sent = send(table, 'moderator', { type: 'TakeBack', to });
        expect(preview.ok && sent.ok, `point ${to}`).toBe(true);
        if (!sent.ok) return;
        expect(stateOf(sent.table).knowledge.length).toBeGreaterThanOrEqual(known);
        const stillAsked = promptIds(sent.table).filter((id) => asked.has(id) && !id.startsWith('check-own'));
        expect(stillAsked).toEqual([]);
        const taken = sent.events.find((event) => event.type === 'TakenBack');
        const then = itemAt(table.timeline.states, taken?.to ?? -1);
        expect(then, `point ${to}`).toBeDefined();
        if (then !== undefined) expect(lying(stateOf(sent.table))).toEqual(lying(then));
      }
    });
  });

  it('keeps the lines of each log up to that point, and marks all later ones as undone', () => {
    throughGames(60, (table) => {
      const [newest, ...older] = pointsOf(table);
      for (const to of [newest, older.at(-1)]) {
        if (to === undefined) continue;
        const sent = send(table, 'moderator', { type: 'TakeBack', to });
        if (!sent.ok) throw new Error(`point ${to}`);
        const taken = sent.events.find((event) => event.type === 'TakenBack');
        const then = replay(allItems(table.timeline.entries).slice(0, (taken?.to ?? -1) + 1));
        for (const audience of ['table', 'moderator', ...factionsOf(table)] as const) {
          const lines = standing(sent.table.timeline, audience);
          // The log line about the take-back comes after all removed lines.
          expect(lines.slice(0, lines.findLastIndex(isTakenBack))).toEqual(standing(then, audience));
        }
      }
    });
  });

  it('to any other point is refused', () => {
    throughGames(60, (table) => {
      const points = pointsOf(table);
      const lines = table.engine.logPage(table.timeline, 'table', Number.MAX_SAFE_INTEGER, 1000).length;
      const oldest = points.at(-1) ?? lines;
      for (const to of [-1, 0.5, lines - 1, lines, 99999, Number.NaN]) {
        if (points.includes(to) || (to >= 0 && to < oldest)) continue;
        const sent = send(table, 'moderator', { type: 'TakeBack', to });
        expect(sent.ok ? 'accepted' : sent.refusal.code, `line ${to}`).toBe('no-such-point');
      }
    });
  });
});

const isTakenBack = ({ fact }: LogLine): boolean => fact.code === 'taken-back';

const promptIds = (table: Table): readonly string[] =>
  stateOf(table).factions.flatMap(({ faction }) => {
    const seen = table.engine.view(table.timeline, faction);
    return 'prompts' in seen ? seen.prompts.map(({ id }) => id) : [];
  });
