/** What is said of reserves that come onto the board. Everything in here is public. */
import type { ShipmentView } from './contract.ts';
import type { EditionId } from '../../table/editions.ts';
import type { OfferKind } from '../../table/prompts.ts';
import type { Landing } from '../../table/shipment.ts';
import { sayForcesThen, theFaction } from '../../words/names.ts';
import { capital, sayForces } from '../../words/numbers.ts';
import { thePlace } from '../../words/territories.ts';

/** The headline while it may still be stopped: `Fremen brings 9 forces to Funeral Plain, sector 14.` */
export const sayShipment = (shipment: ShipmentView, edition: EditionId): string =>
  `${capital(theFaction(shipment.faction))} brings ${sayForcesThen(shipment.faction, shipment)} to ${thePlace(shipment, edition)}.`;

const STEPS: Record<ShipmentView['step'], string> = {
  announced: 'It may still be stopped.',
  losses: 'The storm takes half; its owner chooses whom.',
};

/** What it waits for. */
export const sayShipmentStep = ({ step }: ShipmentView): string => STEPS[step];

/** What an answer in the making comes to: `In the storm: 5 forces go to the tanks, 4 land.` */
export function sayLanding(
  landing: Landing,
  forces: number,
  stormTakes: readonly number[],
  edition: EditionId,
): string {
  if (!landing.inStorm) return `${sayForces(forces)} ${lands(forces)} in ${thePlace(landing, edition)}, for free.`;
  const taken = stormTakes[forces] ?? 0;
  const left = forces - taken;
  return `In the storm: ${sayForces(taken)} ${taken === 1 ? 'goes' : 'go'} to the tanks, ${left === 0 ? 'none' : left} ${lands(left)}.`;
}

const lands = (count: number): string => (count > 1 ? 'land' : 'lands');

const OFFERS: Record<OfferKind, string> = { 'bring-reserves': 'Bring reserves', 'free-play': 'Play a card now' };

/** The way to something that may be done and need not, on its button. */
export const sayOffer = (kind: OfferKind): string => OFFERS[kind];
