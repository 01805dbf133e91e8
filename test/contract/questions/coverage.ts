/** What the recorded logs stop at, beside what they have to. */
import { GAMES, isOutOfReach, whyNotIn, type Game } from './layers.ts';
import { openStopped } from './open-stopped.ts';
import type { Index, RecordedLog } from './recorded.ts';
import { SITUATIONS, situationsAt } from './situations.ts';

export interface Coverage {
  readonly index: Index;
  /** What has to be met in a game and no log stops at. */
  readonly missing: readonly { readonly game: Game; readonly name: string }[];
  /** What is declared out of reach and was met after all. */
  readonly metAfterAll: readonly string[];
}

type Logs = readonly (readonly [name: string, log: RecordedLog])[];

/** Told from the tables as they open, not from what the files say of themselves. */
export function coverage(logs: Logs): Coverage {
  const all = GAMES.flatMap(({ game }) => {
    const met = metIn(logs.filter(([, log]) => log.game === game));
    return SITUATIONS.map(({ name, where }) => ({
      game,
      name,
      not: whyNotIn(game, where),
      isOut: isOutOfReach(game, where),
      metAt: met.get(name) ?? null,
    }));
  });
  return {
    index: Object.fromEntries(
      GAMES.map(({ game }) => [
        game,
        Object.fromEntries(
          all.filter((one) => one.game === game).map(({ name, not, metAt }) => [name, metAt ?? not ?? 'missing']),
        ),
      ]),
    ),
    missing: all.filter(({ not, metAt }) => not === null && metAt === null).map(({ game, name }) => ({ game, name })),
    metAfterAll: all.filter(({ isOut, metAt }) => isOut && metAt !== null).map(({ game, name }) => `${game}: ${name}`),
  };
}

/** The first stop at each situation. */
function metIn(logs: Logs): ReadonlyMap<string, string> {
  const met = new Map<string, string>();
  for (const [name, log] of logs)
    for (const { after } of log.stops)
      for (const situation of situationsAt(openStopped(log, after)))
        if (!met.has(situation)) met.set(situation, `${name} after ${after}`);
  return met;
}
