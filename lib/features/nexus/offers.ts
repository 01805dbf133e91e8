/** The offers of a nexus, and the answers to them. */
import { withAlliance } from '../../pieces/alliances.ts';
import type { FactionId } from '../../model/factions.ts';
import { allianceOf } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { AllianceOffer } from './contract.ts';

/** Returns the offer of this alliance; `null` if there is no such offer. */
export const offerOf = (offers: readonly AllianceOffer[], members: readonly FactionId[]): AllianceOffer | null =>
  offers.find((offer) => areSame(offer.members, members)) ?? null;

/** Whether an offer is open: at least one member agrees, and no member has declined. */
export const isOpen = ({ agreed }: AllianceOffer): boolean => agreed.length > 0;

/** Returns the offers after a faction says yes: a new offer, or an accepted one. */
export function withYes(
  offers: readonly AllianceOffer[],
  faction: FactionId,
  members: readonly FactionId[],
): readonly AllianceOffer[] {
  const agreed = offerOf(offers, members)?.agreed.filter((one) => one !== faction) ?? [];
  return [...without(offers, members), { members, agreed: [...agreed, faction], declined: null }];
}

/**
 * Returns the offers after a faction says no. If the faction had agreed, it withdraws, and the offer stays open for the
 * other members. If the faction had not agreed, it declines. Then the offer ends for all members, and they see which
 * faction declined.
 */
export function withNo(
  offers: readonly AllianceOffer[],
  faction: FactionId,
  members: readonly FactionId[],
): readonly AllianceOffer[] {
  const before = offerOf(offers, members);
  const rest = without(offers, members);
  if (before === null) return rest;
  if (!before.agreed.includes(faction)) return [...rest, { members, agreed: [], declined: faction }];
  const agreed = before.agreed.filter((one) => one !== faction);
  return agreed.length === 0 ? rest : [...rest, { ...before, agreed }];
}

/** Removes the answers of the new allies about other alliances. */
export const withoutWordsOf = (
  offers: readonly AllianceOffer[],
  members: readonly FactionId[],
): readonly AllianceOffer[] =>
  without(offers, members)
    .map((offer) => ({ ...offer, agreed: offer.agreed.filter((one) => !members.includes(one)) }))
    .filter((offer) => isOpen(offer) || offer.declined !== null);

/** Returns the factions that have no allies after this alliance was made, or after one faction has left. */
export function aloneAfter(state: GameState, members: readonly FactionId[]): readonly FactionId[] {
  const after = withAlliance(state, members);
  return state.seating
    .map(({ faction }) => faction)
    .filter((faction) => !members.includes(faction))
    .filter((faction) => allianceOf(state, faction).length > 1 && allianceOf(after, faction).length === 1);
}

const without = (offers: readonly AllianceOffer[], members: readonly FactionId[]): readonly AllianceOffer[] =>
  offers.filter((offer) => !areSame(offer.members, members));

const areSame = (one: readonly FactionId[], other: readonly FactionId[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));
