/** The texts of the order pages, and of the phone of a held faction. */
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import type { PromptOf } from '../../../../model/prompts.ts';
import type { TableView } from '../../../../model/views.ts';
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
  noKarama: 'This order needs a Karama, and you hold none.',
  before: 'Choose a faction',
  none: 'Hold nobody this turn',
  noneNow: 'Hold nobody',
  later: 'Decide at the battles',
} as const;

/** Returns the label of the button: `Hold Atreides`. */
export const formatHold = (faction: FactionId): string => `Hold ${factionName(faction)}`;

type Asked = PromptOf<'hold-in-place'>;

/**
 * Returns the note in the row of a faction: why it cannot be held, or what a hold would stop. It returns nothing if
 * there is neither.
 */
export function noteOnHold(
  { last, never, moment }: Pick<Asked, 'last' | 'never' | 'moment'>,
  { factions }: Pick<TableView, 'factions'>,
  faction: FactionId,
): string | undefined {
  if (never.includes(faction)) return 'never held';
  if (last.includes(faction)) return 'held last turn';
  const seat = factions.find((one) => one.faction === faction);
  if (seat?.allies.includes('lansraad') === true) return 'your ally';
  const lie = seat?.tanks.count ?? 0;
  return moment === 'movement' && lie > 0 ? `${lie} in the tanks` : undefined;
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

/** The labels of the fields in which the desk corrects orders. */
export const ORDER_ROWS = {
  restricted: { 'this-turn': 'Restricted this turn', 'last-turn': 'Restricted last turn' },
  movement: { 'this-turn': 'Held this turn in movement', 'last-turn': 'Held last turn in movement' },
  battle: { 'this-turn': 'Held this turn in the battles', 'last-turn': 'Held last turn in the battles' },
  nobody: 'no faction',
} as const;

/** The title of the orders on phones and on the screen. */
export const ORDERS_TITLE = 'Orders of the Lansraad';

/** Returns the line about the restricted territory. */
export const formatRestricted = (territory: TerritoryId, open: readonly FactionId[], edition: EditionId): string =>
  `${capitalize(theTerritory(territory, edition))} is restricted: only ${formatList(open.map(theFaction))} may enter.`;
