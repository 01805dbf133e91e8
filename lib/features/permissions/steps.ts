import type { Lending } from './contract.ts';

/** The step of permissions for powers. */
export interface PermissionSteps {
  /**
   * Which seat decides, if the power may serve an ally and its owner has given permission. Missing if the power
   * serves no ally.
   */
  readonly lent?: Lending;
}
