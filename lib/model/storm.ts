import type { ForceStack, Sector, SpiceOnBoard } from './board.ts';
import type { FactionId } from './factions.ts';

/** Names one storm of the game: `s1`, `s2`, … in the order they began. */
export type StormId = `s${number}`;

/** Whole numbers from one to another, both included. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** What one of the two who dial the storm has dialled. */
export interface StormDial {
  readonly faction: FactionId;
  readonly dial: number;
}

/** What decides how far a storm moves, when nobody plays Weather Control. */
export const STEERED_BY = ['wheels', 'card'] as const;
export type SteeredBy = (typeof STEERED_BY)[number];

/** A Weather Control played: who moves the storm, and how far. */
export interface StormControl {
  readonly by: FactionId;
  readonly sectors: number;
}

/** How a storm came out. `dials` are empty where Weather Control, or a power, took their place. */
export interface StormReport {
  readonly storm: StormId;
  readonly turn: number;
  readonly dials: readonly StormDial[];
  readonly control: StormControl | null;
  /** Who destroyed the Shield Wall before it moved. */
  readonly atomics: FactionId | null;
  readonly from: Sector;
  readonly to: Sector;
  readonly sectors: number;
  readonly forcesLost: readonly ForceStack[];
  readonly spiceLost: readonly SpiceOnBoard[];
  readonly firstPlayer: FactionId;
}

/** The steps of a storm, in order. */
export const STORM_STEPS = ['weather', 'dials', 'card', 'atomics', 'moved'] as const;
export type StormStepId = (typeof STORM_STEPS)[number];
