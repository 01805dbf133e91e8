/** A use is what a seat does in one go. A slip or a Karama undoes all of it and nothing else. */
import type { Activity } from './activities.ts';
import type { Actor } from './audience.ts';
import type { UnionOf } from './contracts.ts';
import type { UseId } from './use-id.ts';

/** Each kind of use has a handler, which says what the undo of it keeps. */
export type UseKind = UnionOf<'undo'>['kind'] | 'meanwhile';

/** Why a use is undone: its owner slipped, a Karama cancelled it, or what it ended continues after all. */
export type UndoCause = 'slip' | 'karama' | 'goes-on';

/** A step of a turn, an answer to it, or something besides. */
export interface Use {
  readonly use: UseId;
  readonly what: UseKind;
  readonly by: Actor;
  /** The turn in which it is a step, so that later steps go with it; `null` if it belongs to no turn. */
  readonly turn: Activity['id'] | null;
  /** The step that it answers; `null` if it answers none. */
  readonly answers: UseId | null;
}
