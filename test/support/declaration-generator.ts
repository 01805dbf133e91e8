/** How owners declare one kind of secret. */
import type { FactionId, OwnFactOf, SecretKind, Random } from '#engine';
import type { Table } from './table.ts';

/** A plausible declaration of its owner; some are refused. */
export interface DeclarationGenerator<Matter extends SecretKind> {
  /** In how many percent of the games the owner declares it before a fight. */
  readonly likely: number;
  /** The only owner of such a secret; left out if all factions have one. */
  readonly by?: FactionId;
  readonly told: (faction: FactionId, factions: readonly FactionId[], random: Random) => OwnFactOf<Matter>;
}

export type Both<Fact> = readonly [one: Fact, other: Fact];
/** The same secret with two values, of which one may be refused; `null` if there is no second value. */
export type SecretAlternative<Matter extends SecretKind> = (
  table: Table,
  owner: FactionId,
  random: Random,
) => Both<OwnFactOf<Matter>> | null;
