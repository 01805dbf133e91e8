/** Texts about a plan, or about the element of a plan that prescience sees. */
import { assertNever } from '../../../core/assert-never.ts';
import type { OpenElement, OpenLeader, OpenPlan } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import { cardName } from '../../../messages/cards.ts';
import { leaderName, theFaction } from '../../../messages/names.ts';
import { formatNumber, formatRow, formatList, formatSpice } from '../../../messages/numbers.ts';

/** Returns the shown element: `Chaumas`, `no weapon`, `5`, `nobody`. */
export function formatShown(shown: OpenElement): string {
  switch (shown.element) {
    case 'leader':
      return planLeaderName(shown.leader);
    case 'weapon':
    case 'defense':
      return shown.card === 'none' ? `no ${shown.element}` : cardName(shown.card.card);
    case 'dial':
      return formatNumber(shown.dial);
    default:
      return assertNever(shown);
  }
}

/** Returns the leader or cheap hero of a plan; `nobody` without one. */
export function planLeaderName(leader: OpenLeader): string {
  if (leader === null) return 'nobody';
  return leader.kind === 'leader' ? leaderName(leader.leader) : cardName(leader.card);
}

/** Returns the text of the cards of a plan: `Crysknife, no defense`. */
export const formatCardsLaid = ({ weapon, defense }: Pick<OpenPlan, 'weapon' | 'defense'>): string =>
  formatRow([
    weapon === null ? 'no weapon' : cardName(weapon.card),
    defense === null ? 'no defense' : cardName(defense.card),
  ]);

/** Returns the text of a revealed plan: `Fremen turned over 6 with Stilgar and Crysknife` */
export function formatTurnedOver(
  faction: FactionId,
  { dial, spice, leader, kwisatzHaderach, weapon, defense }: OpenPlan,
): string {
  const played = [weapon, defense].flatMap((card) => (card === null ? [] : [cardName(card.card)]));
  const led = [planLeaderName(leader), ...(kwisatzHaderach ? ['the Kwisatz Haderach'] : [])];
  const laid = [...(spice === 0 ? [] : [formatSpice(spice)]), ...led, ...played];
  return `${theFaction(faction)} turned over ${formatNumber(dial)} with ${formatList(laid)}`;
}
