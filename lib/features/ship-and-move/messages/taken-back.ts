/** A slip taken back, for everybody: hands may have begun with what is undone. */
import type { EditionId } from '../../../model/editions.ts';
import type { FarePaid } from '../../../model/shipping-types.ts';
import { sayForcesThen, theFaction } from '../../../messages/names.ts';
import { capital, listed, saySpice } from '../../../messages/numbers.ts';
import { thePlace, thePlaceThen } from '../../../messages/territories.ts';
import type { ShipAndMoveSeen } from '../contract.ts';

/**
 * What was taken back, and what goes back with it where hands have begun: `Harkonnen took a shipment back. What lies there
 * already goes back: 2 forces from Old Gap to the reserves, and 4 spice from the Guild to Harkonnen.`
 */
export function saySlipTakenBack(slip: TakenBack, edition: EditionId): string {
  const { faction, step } = slip;
  const back = [...sayForcesBack(slip, edition), ...(step.kind === 'shipment' ? step.paid.map(sayPaidBack) : [])];
  return `${capital(theFaction(faction))} took a ${step.kind} back. What lies there already goes back: ${listed(back)}.`;
}

type TakenBack = NonNullable<NonNullable<ShipAndMoveSeen['shipAndMove']>['takenBack']>;

function sayForcesBack({ faction, step }: TakenBack, edition: EditionId): readonly string[] {
  if (step.from.length > 0) {
    const whence = step.to === null ? 'the reserves' : thePlaceThen(step.to, edition);
    return step.from.map((stack) => `${sayForcesThen(faction, stack)} from ${whence} to ${thePlace(stack, edition)}`);
  }
  if (step.kind === 'move' || step.to === null) return [];
  const back = [
    [step.forces, thePlaceThen(step.to, edition)],
    [step.lost, 'the tanks'],
  ] as const;
  return back
    .filter(([{ count }]) => count > 0)
    .map(([forces, whence]) => `${sayForcesThen(faction, forces)} from ${whence} to the reserves`);
}

const sayPaidBack = ({ by, to, amount }: FarePaid): string =>
  `${saySpice(amount)} from ${to === 'bank' ? 'the bank' : theFaction(to)} to ${theFaction(by)}`;
