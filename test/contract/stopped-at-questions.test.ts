/**
 * Recorded tables that stopped at open questions. Every later release opens them, asks the same seats the same
 * questions, accepts the same answers and plays on. The daily run opens one stop for each kind of question; the long
 * run opens all of them. `recorded/questions/index.json` lists the stops of each file; `record-questions.ts` adds the
 * stops for a new kind of question.
 */
import { describe, expect, it } from 'vitest';
import { must } from '#engine';
import { GAMES, whyNotIn } from './questions/layers.ts';
import { KINDS } from './questions/kinds.ts';
import { LOGS, STOPS, testCuts, testStops } from './questions/cancelled.ts';

/** A stop for each kind of question, from the shortest possible logs. */
const DAILY_STOPS = Object.keys(KINDS).reduce<readonly (typeof STOPS)[number][]>((chosen, kind) => {
  const isAsked = ({ stop }: (typeof STOPS)[number]) => stop.asked.some((asked) => asked.kind === kind);
  if (chosen.some(isAsked)) return chosen;
  return [
    ...chosen,
    ...STOPS.filter(isAsked)
      .sort((one, other) => one.stop.after - other.stop.after)
      .slice(0, 1),
  ];
}, []);

/** The shortest log of each game. */
const DAILY_LOGS = GAMES.map(({ game }) =>
  must(
    LOGS.filter(([, log]) => log.game === game).sort(
      ([, one], [, other]) => one.entries.length - other.entries.length,
    )[0],
    game,
  ),
);

testCuts(DAILY_LOGS);
testStops(DAILY_STOPS);

describe('the stops of the daily run', () => {
  it('include every kind of question that a recorded game can ask', () => {
    const kinds = new Set(DAILY_STOPS.flatMap(({ stop }) => stop.asked.map(({ kind }) => kind)));
    const recorded = Object.entries(KINDS).filter(([, shapes]) =>
      shapes.some(({ where }) => GAMES.some(({ game }) => whyNotIn(game, where) === null)),
    );
    expect([...kinds].sort()).toEqual(recorded.map(([kind]) => kind).sort());
  });
});
