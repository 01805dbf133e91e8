/** What powers can touch of standing permissions between allies. */
export interface PermissionHooks {
  /** It may serve an ally, and its owner may say once for all whether it does. */
  readonly lent?: Lending;
}

/**
 * Who decides once it is granted. `ally-decides`: the ally says how it is used, and learns nothing of its owner's by
 * that. `owner-answers`: it rests on what only its owner knows, so that the word given ahead is the owner's own answer,
 * and the ally is asked nothing.
 */
export type Lending = 'ally-decides' | 'owner-answers';
