import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';

/** The owner's setting for a power that may serve an ally. Without a setting, the owner is asked each time. */
export type Permission = 'granted' | 'denied' | 'asked';

/**
 * Which seat decides when the owner has given permission. With `ally-decides`, the ally decides about each use, and
 * learns no secret of the owner. With `owner-answers`, the use depends on the owner's secret, so the permission itself
 * is the owner's answer, and the ally is not asked.
 */
export type Lending = 'ally-decides' | 'owner-answers';

/** The setting that an owner makes for one power and one ally. */
export interface Permitted {
  readonly to: FactionId;
  readonly power: AdvantageId;
  readonly permission: Exclude<Permission, 'asked'>;
}

/** The settings of a faction for its allies. Each setting holds until its owner changes it or the alliance ends. */
export interface PermissionsOrder {
  readonly kind: 'permissions';
  readonly said: readonly Permitted[];
}

/** The event of a new setting. It has no log line, because the two allies see the setting. */
export type PermissionsEvent =
  | {
      readonly type: 'PermissionSaid';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly power: AdvantageId;
      readonly permission: Permission;
    }
  /** An alliance has ended, and with it the settings for the former ally. A new alliance begins without settings. */
  | { readonly type: 'PermissionsEnded'; readonly faction: FactionId; readonly to: FactionId };

/** The commands of seats. */
export type PermissionsCommand = {
  readonly type: 'SayPermission';
  readonly to: FactionId;
  readonly power: AdvantageId;
  readonly permission: Permission;
};

/** The refusals of settings. They depend on public facts only. */
export type PermissionsRefusal =
  | { readonly code: 'lends-to-allies'; readonly faction: FactionId }
  | { readonly code: 'nothing-to-lend'; readonly power: AdvantageId };

/** The own view of this feature. */
export interface PermissionsOwnView {
  readonly permissions: {
    /** The own powers that may serve an ally, each with the seat that decides after a permission. */
    readonly lends: readonly { readonly power: AdvantageId; readonly lent: Lending }[];
    /** The own settings. If a power is not listed, its owner is asked each time. */
    readonly said: readonly Permitted[];
    /** Each power of an ally that may serve this faction, and its owner's setting. */
    readonly heard: readonly {
      readonly by: FactionId;
      readonly power: AdvantageId;
      readonly permission: Permission;
    }[];
  };
}

/** The contract of permissions. */
export interface PermissionsContract {
  readonly standingOrder: PermissionsOrder;
  readonly event: PermissionsEvent;
  readonly command: PermissionsCommand;
  readonly refusal: PermissionsRefusal;
  readonly ownView: PermissionsOwnView;
}
