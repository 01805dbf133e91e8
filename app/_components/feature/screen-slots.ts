import type { ComponentType } from 'react';
import type { LogFact, TableView } from '#client';
import type { Geometry } from '../map/geometry.ts';
import type { Scene } from '../status-screen/scene.ts';
import type { Filled, TableProps } from './parts.ts';

/** The slots of a feature on the shared screen. A part renders nothing while its feature does not run. */
export interface ScreenSlots {
  /** A hook for what fills the screen now. The first of several scenes is shown. */
  readonly useScene: (table: TableView) => Scene | null;
  /** The part next to the planet. */
  readonly panel: ScreenPanel;
  /** A part on the planet, between its ground and the pieces. */
  readonly ground: ComponentType<GroundProps>;
  /** A part on the limb of the planet, in place of the turn. */
  readonly limb: Limb;
  /** Whether a game without pieces on the board has begun, so that the screen no longer shows how to join. */
  readonly isPlayed: (table: TableView) => boolean;
  /** Whether a panel names the awaited people, so that these people are not named next to their factions too. */
  readonly namesPeople: (table: TableView) => boolean;
  /** The news text of a log line, whatever fills the screen; `null` for lines of the log only. */
  readonly news: (fact: LogFact) => string | null;
}

/** All parts of one feature on the screen. */
export type ScreenParts<Of> = Filled<ScreenSlots, Of extends { readonly screen: infer Ranks } ? Ranks : unknown>;

interface ScreenPanel {
  readonly Part: ComponentType<TableProps>;
  /** Whether the panel names all awaited factions, so that no faction is named next to the panel. */
  readonly saysAll?: (table: TableView) => boolean;
}

interface GroundProps extends TableProps {
  readonly geometry: Geometry;
}

interface Limb {
  readonly isThere: (table: TableView) => boolean;
  readonly Part: ComponentType<TableProps>;
}
