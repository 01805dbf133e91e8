import type { ComponentType } from 'react';
import type { TableView } from '#client';

/** What a feature puts into the slots that it fills on one device. */
export type Filled<Of, Ranked> = { readonly [Slot in keyof Of & keyof Ranked]: Of[Slot] };

export interface TableProps {
  readonly table: TableView;
}

/** A part with what it takes to be there. */
export interface Shown<Props, Seen> {
  readonly isThere: (seen: Seen) => boolean;
  readonly Part: ComponentType<Props>;
}

/** Says that the screen tells first how something came out, and offers to hear it at once. */
export type ReadingOutPart = ComponentType<{ readonly onTell: () => void }>;
