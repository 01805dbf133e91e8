import type { AdvantageId } from '../advantages.ts';
import type { UseId } from '../use-id.ts';
import type { UndoCause, Use } from '../uses.ts';

export type UndoEvent =
  /** The `events` events that follow belong to this use; instructions for hands among them are not counted. */
  | ({ readonly type: 'UseBegan'; readonly events: number } & Use)
  /** The same, of a use that began before. */
  | { readonly type: 'UseContinued'; readonly use: UseId; readonly events: number }
  /**
   * The position before it, with the events of all other uses recorded again. `without`: it stays, and is recorded again
   * as it is without this power.
   */
  | {
      readonly type: 'UseUndone';
      readonly use: UseId;
      readonly because: UndoCause;
      readonly without: AdvantageId | null;
    };

/** Uses that can be undone, as the table knows it. */
export interface UndoContract {
  readonly event: UndoEvent;
  /** Something that is done meanwhile, and stays as it is when a step is undone. */
  readonly undo: { readonly kind: 'meanwhile' };
}
