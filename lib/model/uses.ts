/** A use is what a seat does in one go. Undoing a slip, or a Karama, undoes the whole use and nothing else. */
import type { Activity } from './activities.ts';
import type { Actor } from './audience.ts';
import type { UnionOf } from './contracts.ts';
import type { UseId } from './use-id.ts';

/** The kind of a use. Each kind has a handler, which says what an undo of the use keeps. */
export type UseKind = UnionOf<'undo'>['kind'] | 'meanwhile';

/**
 * The reason for undoing a use: its owner slipped, a Karama cancelled it, or an activity that the use ended must
 * continue.
 */
export type UndoCause = 'slip' | 'karama' | 'goes-on';

/** A use: a step of a turn, an answer to a step, or something else. */
export interface Use {
  readonly use: UseId;
  readonly what: UseKind;
  readonly by: Actor;
  /**
   * The turn of which the use is a step; `null` if the use is no step. Later steps of that turn are undone with the
   * use.
   */
  readonly turn: Activity['id'] | null;
  /** The step that the use answers; `null` if the use answers no step. */
  readonly answers: UseId | null;
}
