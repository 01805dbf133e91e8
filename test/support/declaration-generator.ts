/** Generates the declarations that owners make about one kind of secret. */
import type { FactionId, OwnFactOf, SecretKind, Random } from '#engine';
import type { Table } from './table.ts';

/** A plausible declaration by the owner. The engine refuses some of the declarations. */
export interface DeclarationGenerator<Matter extends SecretKind> {
  /** The percentage of games in which the owner declares this secret before a fight. */
  readonly likely: number;
  /** The only owner of this secret; left out if every faction has such a secret. */
  readonly by?: FactionId;
  readonly told: (faction: FactionId, factions: readonly FactionId[], random: Random) => OwnFactOf<Matter>;
}

export type Both<Fact> = readonly [one: Fact, other: Fact];
/** Two values for the same secret; the engine may refuse one of them. `null` if there is no second value. */
export type SecretAlternative<Matter extends SecretKind> = (
  table: Table,
  owner: FactionId,
  random: Random,
) => Both<OwnFactOf<Matter>> | null;
