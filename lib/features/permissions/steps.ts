import type { Lending } from './contract.ts';

/** The step of permissions for powers. */
export interface PermissionSteps {
  /** Set if it may serve an ally, so that its owner may give a permission. */
  readonly lent?: Lending;
}
