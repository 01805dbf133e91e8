/** What is offered in a nexus, as words on it come and go. */
import { withAlliance } from '../../pieces/alliances.ts';
import type { FactionId } from '../../model/factions.ts';
import { allianceOf } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { AllianceOffer } from './contract.ts';

/** The offer of this alliance; `null` where nobody has made it. */
export const offerOf = (offers: readonly AllianceOffer[], members: readonly FactionId[]): AllianceOffer | null =>
  offers.find((offer) => areSame(offer.members, members)) ?? null;

/** Whether somebody has agreed to it and nobody has said no. */
export const isOpen = ({ agreed }: AllianceOffer): boolean => agreed.length > 0;

/** With a yes: proposed, or agreed to. */
export function withYes(
  offers: readonly AllianceOffer[],
  faction: FactionId,
  members: readonly FactionId[],
): readonly AllianceOffer[] {
  const agreed = offerOf(offers, members)?.agreed.filter((one) => one !== faction) ?? [];
  return [...without(offers, members), { members, agreed: [...agreed, faction], declined: null }];
}

/**
 * With a no. Who had agreed takes that back, and the offer is the others' alone; who had not declines it, and it is over
 * for all, who may see by whom.
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

/** These are allies now: what they had said of other alliances is heard no more. */
export const withoutWordsOf = (
  offers: readonly AllianceOffer[],
  members: readonly FactionId[],
): readonly AllianceOffer[] =>
  without(offers, members)
    .map((offer) => ({ ...offer, agreed: offer.agreed.filter((one) => !members.includes(one)) }))
    .filter((offer) => isOpen(offer) || offer.declined !== null);

/** Who has no ally any more once these form an alliance, or one alone leaves. */
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
