import type { AdvantageId } from '../advantages.ts';
import type { UseId } from '../use-id.ts';
import type { UndoCause, Use } from '../uses.ts';

export type UndoEvent =
  /** The next `events` events belong to this use. Instructions among these events are not counted. */
  | ({ readonly type: 'UseBegan'; readonly events: number } & Use)
  /** The next events belong to a use that began earlier. */
  | { readonly type: 'UseContinued'; readonly use: UseId; readonly events: number }
  /**
   * The table returns to the position before the use, with the events of all other uses recorded again. With `without`,
   * the use stays and is recorded again without this power.
   */
  | {
      readonly type: 'UseUndone';
      readonly use: UseId;
      readonly because: UndoCause;
      readonly without: AdvantageId | null;
    };

/** The contract of undo. */
export interface UndoContract {
  readonly event: UndoEvent;
  /** A use that belongs to no turn. It stays when a step is undone. */
  readonly undo: { readonly kind: 'meanwhile' };
}
