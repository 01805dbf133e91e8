import type { ComponentType } from 'react';
import type { FactionId, TableView } from '#client';

/** The props of a strip: public facts only. */
export interface StripProps {
  readonly table: TableView;
}

/** A small strip about other seats, on every waiting phone. */
export interface Banner {
  readonly isThere: (table: TableView) => boolean;
  /** Returns whether the strip itself names the decision of this faction. */
  readonly saysOf?: (table: TableView, faction: FactionId) => boolean;
  readonly Part: ComponentType<StripProps>;
}
