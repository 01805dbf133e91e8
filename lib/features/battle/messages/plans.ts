/** What is said of a plan, or of the part of it that prescience sees. */
import { assertNever } from '../../../core/assert-never.ts';
import type { OpenElement, OpenLeader, OpenPlan } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import { nameOfCard } from '../../../messages/cards.ts';
import { nameOfLeader, theFaction } from '../../../messages/names.ts';
import { figure, inRow, listed, saySpice } from '../../../messages/numbers.ts';

/** What prescience was shown: `Chaumas`, `no weapon`, `5`, `nobody`. */
export function sayShown(shown: OpenElement): string {
  switch (shown.element) {
    case 'leader':
      return nameOfPlanLeader(shown.leader);
    case 'weapon':
    case 'defense':
      return shown.card === 'none' ? `no ${shown.element}` : nameOfCard(shown.card.card);
    case 'dial':
      return figure(shown.dial);
    default:
      return assertNever(shown);
  }
}

/** Who stands in the leader's place of a plan; `nobody` where none is. */
export function nameOfPlanLeader(leader: OpenLeader): string {
  if (leader === null) return 'nobody';
  return leader.kind === 'leader' ? nameOfLeader(leader.leader) : nameOfCard(leader.card);
}

/** What lay beside the leader: `Crysknife, no defense`. */
export const sayCardsLaid = ({ weapon, defense }: Pick<OpenPlan, 'weapon' | 'defense'>): string =>
  inRow([
    weapon === null ? 'no weapon' : nameOfCard(weapon.card),
    defense === null ? 'no defense' : nameOfCard(defense.card),
  ]);

/** A plan as it is turned over: `Fremen turned over 6 with Stilgar and Crysknife` */
export function sayTurnedOver(
  faction: FactionId,
  { dial, spice, leader, kwisatzHaderach, weapon, defense }: OpenPlan,
): string {
  const played = [weapon, defense].flatMap((card) => (card === null ? [] : [nameOfCard(card.card)]));
  const led = [nameOfPlanLeader(leader), ...(kwisatzHaderach ? ['the Kwisatz Haderach'] : [])];
  const laid = [...(spice === 0 ? [] : [saySpice(spice)]), ...led, ...played];
  return `${theFaction(faction)} turned over ${figure(dial)} with ${listed(laid)}`;
}
