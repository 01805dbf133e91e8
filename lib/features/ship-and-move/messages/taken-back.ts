/** The public text about an undone slip. Some pieces of the step may already be on the board. */
import type { EditionId } from '../../../model/editions.ts';
import type { FarePaid } from '../../../model/shipping-types.ts';
import { formatForcesThen, theFaction, thePayee } from '../../../messages/names.ts';
import { capitalize, formatList, formatSpice } from '../../../messages/numbers.ts';
import { thePlace, thePlaceThen } from '../../../messages/territories.ts';
import type { ShipAndMovePublicView } from '../contract.ts';

/**
 * Returns the text of the undone step, and of the pieces that must go back: `Harkonnen took a shipment back. What lies
 * there already goes back: 2 forces from Old Gap to the reserves, and 4 spice from the Guild to Harkonnen.`
 */
export function formatSlipTakenBack(slip: TakenBack, edition: EditionId): string {
  const { faction, step } = slip;
  const back = [...formatForcesBack(slip, edition), ...(step.kind === 'shipment' ? step.paid.map(formatPaidBack) : [])];
  return `${capitalize(theFaction(faction))} took a ${step.kind} back. If you have moved the pieces already, move them back: ${formatList(back)}.`;
}

type TakenBack = NonNullable<NonNullable<ShipAndMovePublicView['shipAndMove']>['takenBack']>;

function formatForcesBack({ faction, step }: TakenBack, edition: EditionId): readonly string[] {
  if (step.from.length > 0) {
    const whence = step.to === null ? 'the reserves' : thePlaceThen(step.to, edition);
    return step.from.map(
      (stack) => `${formatForcesThen(faction, stack)} from ${whence} to ${thePlace(stack, edition)}`,
    );
  }
  if (step.kind === 'move' || step.to === null) return [];
  const back = [
    [step.forces, thePlaceThen(step.to, edition)],
    [step.lost, 'the tanks'],
  ] as const;
  return back
    .filter(([{ count }]) => count > 0)
    .map(([forces, whence]) => `${formatForcesThen(faction, forces)} from ${whence} to the reserves`);
}

const formatPaidBack = ({ by, to, amount }: FarePaid): string =>
  `${formatSpice(amount)} from ${thePayee(to)} to ${theFaction(by)}`;
