import type { Lending } from './contract.ts';

/** What powers can touch of standing permissions between allies. */
export interface PermissionSteps {
  /** It may serve an ally, and its owner may say once for all whether it does. */
  readonly lent?: Lending;
}
