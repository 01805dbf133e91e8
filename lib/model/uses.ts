/** Uses: what somebody does in one go, so that a slip or a Karama can undo all of it and nothing else. */
import type { Activity } from './activities.ts';
import type { Actor } from './audience.ts';
import type { UnionOf } from './contracts.ts';
import type { UseId } from './use-id.ts';

/** Each kind of use has a handler, which says what the undo of it keeps. */
export type UseKind = UnionOf<'undo'>['kind'] | 'meanwhile';

/** Why a use is undone: its owner slipped, a Karama cancelled it, or what it ended goes on after all. */
export type UndoCause = 'slip' | 'karama' | 'goes-on';

/** A step of a turn, an answer to it, or something that is done meanwhile. */
export interface Use {
  readonly use: UseId;
  readonly what: UseKind;
  readonly by: Actor;
  /** The turn in which it is a step, so that later steps go with it; `null` where it belongs to no turn. */
  readonly turn: Activity['id'] | null;
  /** The step that it answers; `null` where it answers none. */
  readonly answers: UseId | null;
}
