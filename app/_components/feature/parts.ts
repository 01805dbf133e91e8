import type { ComponentType } from 'react';
import type { TableView } from '#client';

/** The parts of a feature in its slots on one device. */
export type Filled<Of, Ranked> = { readonly [Slot in keyof Of & keyof Ranked]: Of[Slot] };

export interface TableProps {
  readonly table: TableView;
}

/** A part, and the condition under which it is shown. */
export interface Shown<Props, Seen> {
  readonly isThere: (seen: Seen) => boolean;
  readonly Part: ComponentType<Props>;
}

/** A part that says that the screen presents a result first, and offers to show the result at once. */
export type ReadingOutPart = ComponentType<{ readonly onTell: () => void }>;
