/** The outcome of sealed claims at the strongholds. */
import type { Commitments } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AccessId, Claim, StrongholdReading } from './contract.ts';

/**
 * Returns which faction is placed in a stronghold, and with how many forces. A single claim is placed in full. Of
 * several claims, the highest is placed with the number by which it exceeds the next claim. Equal highest claims place
 * nobody. Ordinary forces are lost first.
 *
 * @rules AH79 Spice Harvest V.6.c ·
 */
export function readStronghold(
  stronghold: TerritoryId,
  claims: Commitments<readonly Claim[]>,
  troopsOf: (card: AccessId) => number,
): StrongholdReading {
  const made = claims
    .flatMap(({ faction, value }) => value.flatMap((claim) => madeAt(stronghold, faction, claim, troopsOf)))
    .sort((one, other) => other.troops - one.troops);
  const [highest, next] = made;
  const read = made.map(({ faction, troops }) => ({ faction, troops }));
  const count = highest === undefined ? 0 : highest.troops - (next?.troops ?? 0);
  const placed =
    highest === undefined || count === 0
      ? null
      : { faction: highest.faction, count, special: Math.min(highest.special, count) };
  return { stronghold, claims: read, placed };
}

/** Returns a claim to this stronghold. Returns none if the claim has no troops. */
function madeAt(
  stronghold: TerritoryId,
  faction: FactionId,
  claim: Claim,
  troopsOf: (card: AccessId) => number,
): readonly { readonly faction: FactionId; readonly troops: number; readonly special: number }[] {
  if (claim.stronghold !== stronghold) return [];
  const troops = claim.troops.reduce((sum, card) => sum + troopsOf(card), 0);
  return troops === 0 ? [] : [{ faction, troops, special: claim.special }];
}

/** Returns the spice of the troop cards that support no claim. @rules AH79 Spice Harvest V.6.b · R-232 */
export function convertedSpice(
  hand: readonly AccessId[],
  claims: readonly Claim[],
  troopsOf: (card: AccessId) => number,
): number {
  const used = claims.flatMap(({ troops }) => troops);
  return hand.filter((card) => !used.includes(card)).reduce((sum, card) => sum + troopsOf(card), 0);
}
