import type { Command, EditionId, Layer, ModuleId, OptionId } from '#engine';
import { nextPhase, type Engine, type Table } from '../support/table.ts';

/** What a run plays, from one random position after the other. */
export const WHATS = ['battles', 'storms', 'turns', 'games'] as const;
export type What = (typeof WHATS)[number];

/** The games of a run. */
export interface Setting {
  readonly what: What;
  readonly edition: EditionId;
  readonly layer: Layer;
  /** The number of factions, if it is fixed. */
  readonly players?: number;
  /** What the table of a whole game chooses; nothing where it is left out. */
  readonly options?: readonly OptionId[];
  /** Modules that whole games play, with their decks in the app. Left out without modules. */
  readonly modules?: readonly ModuleId[];
}

/** How the moderator opens the phase or activity. */
const OPENED_BY: Readonly<Record<Exclude<What, 'turns'>, Command>> = {
  battles: { type: 'BeginBattles' },
  storms: { type: 'BeginStorm' },
  games: { type: 'BeginSetup' },
};

/** How the phase or activity begins from the table's position. */
export const opens = (table: Table, what: What): Command => (what === 'turns' ? nextPhase(table) : OPENED_BY[what]);

/** A run of games, one seed after the other. */
export interface Run {
  readonly setting: Setting;
  readonly games: number;
  readonly seed: number;
  /** Plays this game of the run alone. */
  readonly only: number | null;
  /** How many percent of the games are played a second time with one secret changed. */
  readonly pairedTables: number;
  /** Whether phones are checked after every command. Without these checks, the times are those of the rules alone. */
  readonly views: boolean;
  readonly engine: Engine;
}
