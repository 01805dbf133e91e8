import type { ComponentType } from 'react';
import type { LogFact, TableView } from '#client';
import type { Geometry } from '../map/geometry.ts';
import type { Scene } from '../status-screen/scene.ts';
import type { Filled, TableProps } from './parts.ts';

/** The slots of a feature on the shared screen. A part renders nothing while its feature does not run. */
export interface ScreenSlots {
  /** A hook for what fills the screen now. The first of several scenes is shown. */
  readonly useScene: (table: TableView) => Scene | null;
  /** Next to the planet. */
  readonly panel: ScreenPanel;
  /** On the planet, between its ground and the pieces. */
  readonly ground: ComponentType<GroundProps>;
  /** On the limb of the planet, instead of the turn. */
  readonly limb: Limb;
  /** Whether a game has begun that has no pieces on the board: then the screen no longer shows how to join. */
  readonly isPlayed: (table: TableView) => boolean;
  /** Whether a panel names awaited people: then they are not named next to their factions too. */
  readonly namesPeople: (table: TableView) => boolean;
  /** The news text of a log line, whatever fills the screen; `null` for lines of the log only. */
  readonly news: (fact: LogFact) => string | null;
}

/** All that one feature brings to the screen. */
export type ScreenParts<Of> = Filled<ScreenSlots, Of extends { readonly screen: infer Ranks } ? Ranks : unknown>;

interface ScreenPanel {
  readonly Part: ComponentType<TableProps>;
  /** Whether it names everything, so that no awaited faction is named next to it. */
  readonly saysAll?: (table: TableView) => boolean;
}

interface GroundProps extends TableProps {
  readonly geometry: Geometry;
}

interface Limb {
  readonly isThere: (table: TableView) => boolean;
  readonly Part: ComponentType<TableProps>;
}
