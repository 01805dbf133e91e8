import type { ForceStack, Sector, SpiceOnBoard } from './board.ts';
import type { FactionId } from './factions.ts';

/** The id of one storm of the game: `s1`, `s2`, … in the order of their beginning. */
export type StormId = `s${number}`;

/** Whole numbers from one to another, both included. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** The dial of one of the two factions that dial the storm. */
export interface StormDial {
  readonly faction: FactionId;
  readonly dial: number;
}

/** The means by which the storm moves without Weather Control. */
export const STEERED_BY = ['wheels', 'card', 'die'] as const;
export type SteeredBy = (typeof STEERED_BY)[number];

/** A played Weather Control: its player, and the distance. */
export interface StormControl {
  readonly by: FactionId;
  readonly sectors: number;
}

/** The result of a storm. `dials` are empty if Weather Control or a power replaced them. */
export interface StormReport {
  readonly storm: StormId;
  readonly turn: number;
  readonly dials: readonly StormDial[];
  readonly control: StormControl | null;
  /** The second Weather Control, which moved the storm on, or back with a number below 0; `null` if there is none. */
  readonly answer: StormControl | null;
  /** The faction that destroyed the Shield Wall before the storm moved. */
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
