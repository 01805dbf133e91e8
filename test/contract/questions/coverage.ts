/** Compares the situations of the recorded logs with the required ones. */
import { GAMES, isOutOfReach, whyNotIn, type Game } from './layers.ts';
import { openStopped } from './open-stopped.ts';
import type { Index, RecordedLog } from './recorded.ts';
import { SITUATIONS, situationsAt } from './situations.ts';

export interface Coverage {
  readonly index: Index;
  /** Situations that must be met in a game and that no log stops at. */
  readonly missing: readonly { readonly game: Game; readonly name: string }[];
  /** Situations that are declared unreachable and were met. */
  readonly metAfterAll: readonly string[];
}

type Logs = readonly (readonly [name: string, log: RecordedLog])[];

/** Returns the coverage. It is computed from the opened tables, not from the index. */
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

/** Returns the first stop at each situation. */
function metIn(logs: Logs): ReadonlyMap<string, string> {
  const met = new Map<string, string>();
  for (const [name, log] of logs)
    for (const { after } of log.stops)
      for (const situation of situationsAt(openStopped(log, after)))
        if (!met.has(situation)) met.set(situation, `${name} after ${after}`);
  return met;
}
