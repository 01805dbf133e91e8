/**
 * Recorded logs must open at their recorded position. Each release adds a file, which never changes. A new event shape
 * needs an upcast, never an edit of a file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { must, present, replay, view, type GameEvent, type GameState } from '../../lib/engine.ts';
import { fromStored } from '../../server/store/upcasts.ts';

interface Recorded {
  readonly version: number;
  readonly entries: readonly { readonly at: number; readonly event: unknown }[];
  /** The position of the table when the log was recorded. */
  readonly stands: Standing;
}

/** The facts of a table that players check when they open an old game again. */
interface Standing {
  readonly turn: number;
  readonly forces: number;
  readonly tanks: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
  readonly dead: readonly string[];
  readonly doing: string | undefined;
  readonly epoch: number;
}

const FOLDER = join(import.meta.dirname, 'recorded');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe('a recorded log', () => {
  it.each(files)('%s opens at its recorded position', (name) => {
    const recorded = read(name);
    const entries = recorded.entries.map(({ at, event }) => ({ at, event: upcast(recorded.version, event) }));
    const timeline = replay(entries);
    expect(standing(must(present(timeline), 'a position'))).toEqual(recorded.stands);
    expect(view(timeline, 'table').audience).toBe('table');
  });

  it('stops in the middle of a battle in at least one file', () => {
    expect(files.map((name) => read(name).stands.doing)).toContain('battle');
  });
});

const read = (name: string): Recorded => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Recorded;

function standing(state: GameState): Standing {
  const { factions } = state;
  return {
    turn: state.turn,
    forces: state.forces.reduce((sum, stack) => sum + stack.count, 0),
    tanks: Object.fromEntries(factions.map(({ faction, tanks }) => [faction, tanks.count])),
    cards: Object.fromEntries(factions.map(({ faction, hand }) => [faction, hand.length])),
    dead: state.leaders.flatMap(({ leader, where }) => (where === 'tanks' ? [leader] : [])).sort(),
    doing: state.stack.at(-1)?.kind,
    epoch: state.epoch,
  };
}

const upcast = (version: number, event: unknown): GameEvent => fromStored({ version, body: JSON.stringify(event) });
