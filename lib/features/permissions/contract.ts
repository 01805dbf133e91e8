import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';

/** What its owner says of a power that may be used for an ally; asked each time is what holds where nothing was said. */
export type Permission = 'granted' | 'denied' | 'asked';

/**
 * Who decides once it is granted. `ally-decides`: the ally says how it is used, and learns nothing of its owner's by
 * that. `owner-answers`: it rests on what only its owner knows, so that the word given ahead is the owner's own answer,
 * and the ally is asked nothing.
 */
export type Lending = 'ally-decides' | 'owner-answers';

/** What was said of one power for one ally. */
export interface Permitted {
  readonly to: FactionId;
  readonly power: AdvantageId;
  readonly permission: Exclude<Permission, 'asked'>;
}

/** What stands until it is said otherwise or the alliance ends. */
export interface PermissionsOrder {
  readonly kind: 'permissions';
  readonly said: readonly Permitted[];
}

/** Told to nobody: the two whom it concerns see what stands. */
export type PermissionsEvent =
  | {
      readonly type: 'PermissionSaid';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly power: AdvantageId;
      readonly permission: Permission;
    }
  /** They are allies no more: what was said is over, and a new alliance begins with nothing said. */
  | { readonly type: 'PermissionsEnded'; readonly faction: FactionId; readonly to: FactionId };

/** Of seats. */
export type PermissionsCommand = {
  readonly type: 'SayPermission';
  readonly to: FactionId;
  readonly power: AdvantageId;
  readonly permission: Permission;
};

/** Why nothing can be said of it. Both ask what everybody can see. */
export type PermissionsRefusal =
  | { readonly code: 'lends-to-allies'; readonly faction: FactionId }
  | { readonly code: 'nothing-to-lend'; readonly power: AdvantageId };

/** What one faction sees of it. */
export interface PermissionsOwnView {
  readonly permissions: {
    /** Powers of its own that may serve an ally, and who decides where that is granted. */
    readonly lends: readonly { readonly power: AdvantageId; readonly lent: Lending }[];
    /** What it has said; what is not named is asked each time. */
    readonly said: readonly Permitted[];
    /** Each power of an ally that may serve it, and what its owner says of it. */
    readonly heard: readonly {
      readonly by: FactionId;
      readonly power: AdvantageId;
      readonly permission: Permission;
    }[];
  };
}

/** Standing permissions between allies, as the table knows them. */
export interface PermissionsContract {
  readonly standingOrder: PermissionsOrder;
  readonly event: PermissionsEvent;
  readonly command: PermissionsCommand;
  readonly refusal: PermissionsRefusal;
  readonly ownView: PermissionsOwnView;
}
