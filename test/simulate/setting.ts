import type { Command, EditionId, Layer, ModuleId, OptionId } from '#engine';
import { nextPhase, type Engine, type Table } from '../support/table.ts';

/** The parts of the game that a run can play, from random positions. */
export const WHATS = ['battles', 'storms', 'turns', 'games', 'preludes'] as const;
export type What = (typeof WHATS)[number];

/** Whether games are played from the set-up on: to the win, or only what modules play before the game. */
export const isFromSetup = (what: What): boolean => what === 'games' || what === 'preludes';

/** The games of a run. */
export interface Setting {
  readonly what: What;
  readonly edition: EditionId;
  readonly layer: Layer;
  /** The number of factions, if the run fixes it. */
  readonly players?: number;
  /** The options that every table of the run chooses; random ones if the field is missing. */
  readonly options?: readonly OptionId[];
  /** The modules that whole games play, with their decks in the app; none if the field is missing. */
  readonly modules?: readonly ModuleId[];
}

/** The command with which the moderator opens a phase or activity. */
const OPENED_BY: Readonly<Record<Exclude<What, 'turns'>, Command>> = {
  battles: { type: 'BeginBattles' },
  storms: { type: 'BeginStorm' },
  games: { type: 'BeginSetup' },
  preludes: { type: 'BeginSetup' },
};

/** Returns the command that begins the phase or activity at the table's position. */
export const opens = (table: Table, what: What): Command => (what === 'turns' ? nextPhase(table) : OPENED_BY[what]);

/** A run of games, one seed after the other. */
export interface Run {
  readonly setting: Setting;
  readonly games: number;
  readonly seed: number;
  /** The only game of the run that is played; `null` if all games are played. */
  readonly only: number | null;
  /** The percentage of games that are played a second time with one secret changed. */
  readonly pairedTables: number;
  /**
   * Whether phones are checked after every command. Without these checks, the run measures the time of the rules alone.
   */
  readonly views: boolean;
  readonly engine: Engine;
}
