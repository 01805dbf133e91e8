/** The texts of the pages for sending and turning advisors. */
import type { Forces, Place } from '../../../../model/board.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import { allOf } from '../../../../model/forces.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import { formatForcesThen, theFaction } from '../../../../messages/names.ts';
import { capitalize, formatList, formatForces } from '../../../../messages/numbers.ts';
import { haveSides } from '../../../../messages/sides.ts';
import { thePlace, theTerritory } from '../../../../messages/territories.ts';
import type { AdvisorsBeside, Sends } from '../contract.ts';

/**
 * Returns the text about a shipment, its place, and the own reserves: `The Emperor shipped 3 forces to Carthag, sector
 * 10. In your reserves: 12 forces.`
 */
export const formatComing = (
  {
    shipper,
    at,
    reserves,
    ...forces
  }: Forces & { readonly shipper: FactionId; readonly at: Place; readonly reserves: number },
  edition: EditionId,
): string =>
  `${capitalize(theFaction(shipper))} shipped ${formatForcesThen(shipper, forces)} to ${thePlace(at, edition)}. In your reserves: ${formatForces(reserves)}.`;

/** Returns why no force can go along with the shipment. */
export const formatFightersThere = (edition: EditionId): string =>
  haveSides(edition)
    ? 'Your fighters are there, so no advisor may join them.'
    : 'Your forces there do not coexist in this turn, so no force may go along.';
/** The label before the sector in which the force will stand. */
export const SECTOR = 'In sector';
/** Returns the text about the choice of one sector, and its effect. */
export const formatSectorChoice = (part: Place, at: Place): { readonly label: string; readonly means: string } => ({
  label: String(part.sector ?? ''),
  means: part.sector === at.sector ? 'The sector of the shipment.' : 'Another sector of the same territory.',
});

export const ALWAYS = 'Do the same with every shipment this turn';

/** Returns the label of the button that sends a force: `Along to Carthag, sector 10, as an advisor`. */
export function formatSending(sends: Sends, at: Place, edition: EditionId): string {
  switch (sends) {
    case 'along':
      return `Along to ${thePlace(at, edition)}, ${haveSides(edition) ? 'as an advisor' : 'coexisting'}`;
    case 'polar-sink':
      return 'To the Polar Sink';
    case 'nobody':
      return 'Send no force';
  }
}

/** The standing answer to all shipments of this phase. */
export const SENDS_ALWAYS: Readonly<Record<Sends, string>> = {
  along: 'One force goes along with every shipment.',
  'polar-sink': 'One force goes to the Polar Sink with every shipment.',
  nobody: 'No force goes along with shipments.',
};
export const ASK_AGAIN = 'Ask me again';
export const ASKED_EACH_TIME = 'You are asked about each shipment.';
export const SENDING = 'Your force with shipments';

/**
 * Returns the arriving forces, and the own forces there: `The Guild came with 2 forces to Carthag, sector 10. You have
 * 3 forces there.`
 */
export const formatIntruded = (
  { comer, at, own, ...forces }: Forces & { readonly comer: FactionId; readonly at: Place; readonly own: number },
  edition: EditionId,
): string =>
  `${capitalize(theFaction(comer))} came with ${formatForcesThen(comer, forces)} to ${thePlace(at, edition)}. You have ${formatForces(own)} there.`;

export const TURN = 'Turn them all to advisors';
export const STAY = 'Stay fighters';

/** Returns the choice to fight: `Fight in Carthag`. */
export const formatFightIn = (territory: TerritoryId, edition: EditionId): string =>
  `Fight in ${theTerritory(territory, edition)}`;

/** Returns the forces in a territory: `2 forces of yours, beside the Emperor (4 forces)`. */
export function formatBeside({ own, others }: AdvisorsBeside): string {
  const beside = [...new Set(others.map(({ faction }) => faction))].map((faction) => {
    const there = allOf(others.filter((stack) => stack.faction === faction));
    return `${theFaction(faction)} (${formatForcesThen(faction, there)})`;
  });
  return `${formatForces(own)} of yours, beside ${formatList(beside)}`;
}

/** Returns the label of the button with the whole choice. */
export const formatAnnouncing = (territories: readonly TerritoryId[], edition: EditionId): string =>
  territories.length === 0
    ? 'Stay advisors everywhere'
    : `Fight in ${formatList(territories.map((territory) => theTerritory(territory, edition)))}`;
