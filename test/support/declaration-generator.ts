/** How owners tell one kind of secret. */
import type { FactionId, OwnFactOf, SecretKind, Random } from '#engine';
import type { Table } from './table.ts';

/** What its owner may well say of it; some of it is refused. */
export interface DeclarationGenerator<Matter extends SecretKind> {
  /** In how many of a hundred games the owner enters it before a fight. */
  readonly likely: number;
  /** Who alone ever has one; left out where everybody has. */
  readonly by?: FactionId;
  readonly told: (faction: FactionId, factions: readonly FactionId[], random: Random) => OwnFactOf<Matter>;
}

export type Both<Fact> = readonly [one: Fact, other: Fact];
/** The same secret in two ways, of which one may well be refused; `null` where there is no other way. */
export type SecretAlternative<Matter extends SecretKind> = (
  table: Table,
  owner: FactionId,
  random: Random,
) => Both<OwnFactOf<Matter>> | null;
