import type { DeclaredSecret, SeatView } from '#client';

/** What every editor of one's own secrets is given. */
export interface EditorProps {
  readonly view: SeatView;
  /** The set-up says how many there are: what is entered beside the unknown ones names one of them. */
  readonly counted?: boolean | undefined;
  readonly onEnter: (fact: DeclaredSecret) => void;
  readonly onClose: () => void;
}
