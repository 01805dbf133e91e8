import type { OwnFact, SeatView } from '../../../../../../lib/client.ts';

/** What every editor of one's own secrets is given. */
export interface EditorProps {
  readonly view: SeatView;
  readonly onEnter: (fact: OwnFact) => void;
  readonly onClose: () => void;
}
