import type { ComponentType } from 'react';
import type { FactionId, TableView } from '#client';

/** What a strip is drawn from: nothing that not everybody may know. */
export interface StripProps {
  readonly table: TableView;
}

/** What others are in, in small, on every phone that waits. */
export interface Banner {
  readonly isThere: (table: TableView) => boolean;
  /** Whether the strip itself says what is awaited of this faction. */
  readonly saysOf?: (table: TableView, faction: FactionId) => boolean;
  readonly Part: ComponentType<StripProps>;
}
