import type { EditionId, Layer, Command } from '#engine';
import { nextPhase, type Engine, type Table } from '../support/table.ts';

/** What a run plays, again and again, from one random position after the other. */
export const WHATS = ['battles', 'storms', 'turns', 'games'] as const;
export type What = (typeof WHATS)[number];

/** Which games a run plays. */
export interface Setting {
  readonly what: What;
  readonly edition: EditionId;
  readonly layer: Layer;
  /** So many factions, where that is held fast. */
  readonly players?: number;
}

/** How the moderator opens what is played. */
const OPENED_BY: Readonly<Record<Exclude<What, 'turns'>, Command>> = {
  battles: { type: 'BeginBattles' },
  storms: { type: 'BeginStorm' },
  games: { type: 'BeginSetup' },
};

/** How what is played begins from where the table stands. */
export const opens = (table: Table, what: What): Command => (what === 'turns' ? nextPhase(table) : OPENED_BY[what]);

/** A run of games, one seed after the other. */
export interface Run {
  readonly setting: Setting;
  readonly games: number;
  readonly seed: number;
  /** Plays this game of the run alone. */
  readonly only: number | null;
  /** How many of a hundred games are played a second time with one secret changed. */
  readonly pairedTables: number;
  /** Whether phones are looked at after every command; without, a run tells what the rules alone cost. */
  readonly views: boolean;
  readonly engine: Engine;
}
