/** Chooses the games to keep, so that all required situations are met in as few lines as possible. */
import { must } from '#engine';
import type { Moment, Surveyed } from './playing.ts';

export interface Chosen {
  readonly seed: number;
  /** The stops of a log: the number of events, and the situations for which the log stops there. */
  readonly stops: ReadonlyMap<number, readonly string[]>;
}

/** The estimated size of a stop in a file, without the log (characters). */
const SIZE_OF_STOP = 900;

/** A game up to one of its moments. */
interface Cut {
  readonly game: Surveyed;
  readonly upTo: Moment;
}

/** Repeatedly chooses the log with the most open situations for its length. Each log ends at one of its moments. */
export function chosenLogs(games: readonly Surveyed[], wanted: readonly string[]): readonly Chosen[] {
  const cuts: Cut[] = [];
  const left = new Set(wanted);
  while (left.size > 0) {
    const best = bestOf(games, left);
    if (best === null) break;
    for (const name of metUpTo(best)) left.delete(name);
    cuts.push(best);
  }
  return stopsOf(needed(cuts, wanted), wanted);
}

function bestOf(games: readonly Surveyed[], left: ReadonlySet<string>): Cut | null {
  let best: (Cut & { readonly worth: number }) | null = null;
  for (const game of games) {
    const met = new Set<string>();
    for (const upTo of game.moments) {
      const before = met.size;
      for (const name of upTo.meets) if (left.has(name)) met.add(name);
      if (met.size === before) continue;
      const worth = met.size / (upTo.size + SIZE_OF_STOP * Math.sqrt(met.size));
      if (best === null || worth > best.worth) best = { game, upTo, worth };
    }
  }
  return best;
}

/** Returns the logs that no other log replaces. It drops the longest logs first. */
function needed(cuts: readonly Cut[], wanted: readonly string[]): readonly Cut[] {
  const longest = [...cuts].sort((a, b) => b.upTo.size - a.upTo.size);
  return longest.reduce<readonly Cut[]>((kept, cut) => {
    const others = kept.filter((one) => one !== cut);
    const met = new Set(others.flatMap((one) => [...metUpTo(one)]));
    const reachable = new Set(kept.flatMap((one) => [...metUpTo(one)]));
    return wanted.every((name) => met.has(name) || !reachable.has(name)) ? others : kept;
  }, cuts);
}

/**
 * Returns the moments of each log that meet the most situations without an earlier stop, until every situation has a
 * stop.
 */
function stopsOf(cuts: readonly Cut[], wanted: readonly string[]): readonly Chosen[] {
  const left = new Set(wanted);
  return cuts.flatMap(({ game, upTo }) => {
    const stops = new Map<number, readonly string[]>();
    const moments = momentsUpTo({ game, upTo });
    for (let best = richest(moments, left); best !== null; best = richest(moments, left)) {
      const meets = best.meets.filter((name) => left.delete(name));
      stops.set(best.after, meets);
    }
    return stops.size === 0 ? [] : [{ seed: game.seed, stops: new Map([...stops].sort(([a], [b]) => a - b)) }];
  });
}

function richest(moments: readonly Moment[], left: ReadonlySet<string>): Moment | null {
  const worth = ({ meets }: Moment): number => meets.filter((name) => left.has(name)).length;
  const best = must(
    moments.reduce((one, other) => (worth(other) > worth(one) ? other : one)),
    'a moment',
  );
  return worth(best) > 0 ? best : null;
}

const momentsUpTo = ({ game, upTo }: Cut): readonly Moment[] => game.moments.filter(({ after }) => after <= upTo.after);

const metUpTo = (cut: Cut): ReadonlySet<string> => new Set(momentsUpTo(cut).flatMap(({ meets }) => meets));
