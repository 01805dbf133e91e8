import type { ComponentType } from 'react';
import type { LogFact, TableView } from '#client';
import type { Geometry } from '../map/geometry.ts';
import type { Scene } from '../status-screen/scene.ts';
import type { Filled, TableProps } from './parts.ts';

/** Where a feature may stand on the shared screen. A part is nothing while its feature does not play. */
export interface ScreenSlots {
  /** A hook: what fills the screen now. Of several scenes the first is shown. */
  readonly useScene: (table: TableView) => Scene | null;
  /** Beside the planet. */
  readonly panel: ScreenPanel;
  /** On the planet, between its ground and what stands there. */
  readonly ground: ComponentType<GroundProps>;
  /** On the limb of the planet, instead of the turn. */
  readonly limb: Limb;
  /** Whether something of a game is seen that leaves nothing on the board: then the screen gathers people no more. */
  readonly isPlayed: (table: TableView) => boolean;
  /** Whether a panel names people where they are awaited: then they are not named beside their factions as well. */
  readonly namesPeople: (table: TableView) => boolean;
  /** What is told as news, whatever fills the screen; `null` of what is read in the log alone. */
  readonly news: (fact: LogFact) => string | null;
}

/** All that one feature brings to the screen. */
export type ScreenParts<Of> = Filled<ScreenSlots, Of extends { readonly screen: infer Ranks } ? Ranks : unknown>;

interface ScreenPanel {
  readonly Part: ComponentType<TableProps>;
  /** Whether it says all there is to say: then nobody is named as awaited beside it. */
  readonly saysAll?: (table: TableView) => boolean;
}

interface GroundProps extends TableProps {
  readonly geometry: Geometry;
}

interface Limb {
  readonly isThere: (table: TableView) => boolean;
  readonly Part: ComponentType<TableProps>;
}
