/** The texts of the order pages, and of the phone of a held faction. */
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import { factionName, theFaction } from '../../../../messages/names.ts';
import { capitalize, formatList } from '../../../../messages/numbers.ts';
import { territoryName, theTerritory } from '../../../../messages/territories.ts';

/** The texts of the page about a restricted territory. */
export const RESTRICT = {
  missing: 'Choose a territory on the map first.',
  before: 'Choose a territory',
  none: 'Restrict nothing',
} as const;

/** Returns the label of the button: `Restrict Old Gap`. */
export const formatRestrict = (territory: TerritoryId, edition: EditionId): string =>
  `Restrict ${territoryName(territory, edition)}`;

/** Returns the text about the territories that are not offered. */
export const formatNotAgain = (last: TerritoryId | null, edition: EditionId): string =>
  last === null
    ? 'Never a sietch or the Polar Sink.'
    : `Not ${theTerritory(last, edition)}, restricted last turn. Never a sietch or the Polar Sink.`;

/** The texts of the page about a held faction. */
export const HOLD = {
  label: 'Factions',
  missing: 'Choose a faction first.',
  before: 'Choose a faction',
  none: 'Hold nobody this turn',
  noneNow: 'Hold nobody',
  later: 'Decide at the battles',
} as const;

/** Returns the label of the button: `Hold Atreides`. */
export const formatHold = (faction: FactionId): string => `Hold ${factionName(faction)}`;

/** Returns the text that says why some factions are not offered; `null` if all factions are offered. */
export function formatNotHeld(last: readonly FactionId[], never: readonly FactionId[]): string | null {
  const parts = [
    ...(last.length === 0 ? [] : [`Not ${formatList(last.map(theFaction))}, held last turn.`]),
    ...(never.length === 0 ? [] : [`Never ${formatList(never.map(theFaction))}.`]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

/** The title on the phone of a held faction. */
export const HELD_TITLE = 'The Lansraad hold you in place.';

/** The texts about what a held player cannot do in this round, and what the player still can do. */
export const WHAT_IS_CLOSED = {
  movement: [
    'No forces of yours come back, ship or move in this round.',
    'A leader may come back, and you may play your other cards.',
    'In the battles you fight as usual.',
  ],
  battle: ['You attack nobody in these battles.', 'If others attack you, you defend yourself as usual.'],
} as const;

/** The title of the orders on phones and on the screen. */
export const ORDERS_TITLE = 'Orders of the Lansraad';

/**
 * Returns the text of the order for the table: `The Lansraad hold Atreides in place: no forces back, shipped or moved.`
 */
export const formatHeld = (faction: FactionId, moment: 'movement' | 'battle'): string =>
  moment === 'movement'
    ? `The Lansraad hold ${theFaction(faction)} in place: no forces back, shipped or moved.`
    : `The Lansraad hold ${theFaction(faction)} in place: it attacks nobody.`;

/** Returns the line about the restricted territory. */
export const formatRestricted = (territory: TerritoryId, open: readonly FactionId[], edition: EditionId): string =>
  `${capitalize(theTerritory(territory, edition))} is restricted: only ${formatList(open.map(theFaction))} may enter.`;
