/** What stands on the pages of those who send advisors and turn them. */
import type { Forces, Place } from '../../../../model/board.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import { allOf } from '../../../../model/forces.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import { sayForcesThen, theFaction } from '../../../../messages/names.ts';
import { capital, listed, sayForces } from '../../../../messages/numbers.ts';
import { thePlace, theTerritory } from '../../../../messages/territories.ts';
import type { AdvisorsBeside, Sends } from '../contract.ts';

/** Whose shipment it is, and where: `The Emperor ships 3 forces to Carthag, sector 10. 12 forces are in your reserves.` */
export const sayComing = (
  {
    shipper,
    at,
    reserves,
    ...forces
  }: Forces & { readonly shipper: FactionId; readonly at: Place; readonly reserves: number },
  edition: EditionId,
): string =>
  `${capital(theFaction(shipper))} shipped ${sayForcesThen(shipper, forces)} to ${thePlace(at, edition)}. In your reserves: ${sayForces(reserves)}.`;

export const FIGHTERS_THERE = 'Your fighters stand there, so no advisor may join them.';
/** In which sector of the territory it will stand: the number follows. */
export const SECTOR = 'In sector';
export const saySectorChoice = (part: Place, at: Place): { readonly label: string; readonly means: string } => ({
  label: String(part.sector ?? ''),
  means: part.sector === at.sector ? 'Where the others came.' : 'Apart from the others, in the same territory.',
});

export const ALWAYS = 'The same with every shipment this turn';

/** The act: `Along, to Carthag`. */
export function saySending(sends: Sends, at: Place, edition: EditionId): string {
  switch (sends) {
    case 'along':
      return `Along to ${thePlace(at, edition)}, as an advisor`;
    case 'polar-sink':
      return 'To the Polar Sink';
    case 'nobody':
      return 'Send nobody';
  }
}

/** How all shipments of this phase are answered. */
export const SENDS_ALWAYS: Readonly<Record<Sends, string>> = {
  along: 'One force goes along with every shipment.',
  'polar-sink': 'One force goes to the Polar Sink with every shipment.',
  nobody: 'Nobody goes along with shipments.',
};
export const ASK_AGAIN = 'Ask me again';
export const ASKED_EACH_TIME = 'You are asked about each shipment.';
export const SENDING = 'Your force with shipments';

/** Who came, and whom they met: `The Guild came to Carthag with 2 forces. You have 3 fighters there.` */
export const sayIntruded = (
  { comer, at, own, ...forces }: Forces & { readonly comer: FactionId; readonly at: Place; readonly own: number },
  edition: EditionId,
): string =>
  `${capital(theFaction(comer))} came to ${thePlace(at, edition)} with ${sayForcesThen(comer, forces)}. You have ${sayForces(own)} there.`;

export const TURN = 'Turn them all to advisors';
export const STAY = 'Stay fighters';

/** `Fight in Carthag`. */
export const sayFightIn = (territory: TerritoryId, edition: EditionId): string =>
  `Fight in ${theTerritory(territory, edition)}`;

/** Who stands there: `2 of yours, beside the Emperor (4 forces)`. */
export function sayBeside({ own, others }: AdvisorsBeside): string {
  const beside = [...new Set(others.map(({ faction }) => faction))].map((faction) => {
    const there = allOf(others.filter((stack) => stack.faction === faction));
    return `${theFaction(faction)} (${sayForcesThen(faction, there)})`;
  });
  return `${sayForces(own)} of yours, beside ${listed(beside)}`;
}

/** The act, with all that was chosen. */
export const sayAnnouncing = (territories: readonly TerritoryId[], edition: EditionId): string =>
  territories.length === 0
    ? 'Stay advisors everywhere'
    : `Fight in ${listed(territories.map((territory) => theTerritory(territory, edition)))}`;
