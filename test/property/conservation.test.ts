import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allItems,
  emptyTimeline,
  itemAt,
  present,
  replay,
  type Audience,
  type GameState,
  type Timeline,
} from '#engine';
import { cardCounts, movedWrong, wrongWith } from '../support/invariants.ts';
import { randomGame } from '../support/random-play.ts';
import { runs } from '../support/runs.ts';
import { emptyTable } from '../support/table.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));
const lengths = fc.integer({ min: 0, max: 150 });

describe('through random games', () => {
  it('forces, leaders, slots, spice and the cards of the app are conserved after every event', () => {
    fc.assert(
      fc.property(seeds, lengths, (seed, steps) => {
        const { timeline } = randomGame(seed, steps);
        expect(problemsIn(timeline)).toEqual([]);
        const states = allItems(timeline.states);
        if (states[0]?.choices.components.treachery !== 'app') return;
        expect(new Set(states.map(cardCounts)).size).toBe(1);
      }),
      runs(250),
    );
  });

  it('the log, replayed or read back from text, gives the same position, log and views', () => {
    fc.assert(
      fc.property(seeds, lengths, (seed, steps) => {
        const { timeline, engine } = randomGame(seed, steps);
        expect(JSON.parse(JSON.stringify(timeline.entries))).toEqual(timeline.entries);
        const again = replay(allItems(timeline.entries));
        expect(factsOf(again)).toEqual(factsOf(timeline));
        for (const audience of audiencesOf(present(timeline))) {
          expect(engine.view(again, audience)).toEqual(engine.view(timeline, audience));
        }
      }),
      runs(60),
    );
  });

  it('an empty table has an empty log', () => {
    expect(emptyTable().timeline).toEqual(emptyTimeline);
  });
});

const audiencesOf = (state: GameState | null): readonly Audience[] => [
  'table',
  'moderator',
  ...(state?.factions ?? []).map(({ faction }) => faction),
];

/**
 * Returns the whole log with the positions and lines that are not in memory. Two tables may keep different ones in
 * memory.
 */
const factsOf = ({ entries, states, seatedAt, lines }: Timeline) => ({
  entries: allItems(entries),
  states: allItems(states),
  seatedAt,
  lines: [...lines].map(([audience, list]) => [audience, allItems(list)]),
});

function problemsIn({ entries, states }: Timeline): readonly string[] {
  return allItems(entries).flatMap(({ event }, at) => {
    const after = itemAt(states, at) as GameState;
    const before = itemAt(states, at - 1);
    const moved = before === undefined ? [] : movedWrong(before, event, after);
    return [...wrongWith(after), ...moved].map((problem) => `event ${at} (${event.type}): ${problem}`);
  });
}
