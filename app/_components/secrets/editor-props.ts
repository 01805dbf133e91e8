import type { DeclaredSecret, SeatView } from '#client';

/** The props of every editor of own secrets. */
export interface EditorProps {
  readonly view: SeatView;
  /** Whether the set-up knows the number of pieces, so that an entered piece names one of the unknown pieces. */
  readonly counted?: boolean | undefined;
  readonly onEnter: (fact: DeclaredSecret) => void;
  readonly onClose: () => void;
}
