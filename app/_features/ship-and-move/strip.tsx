import type { StripProps } from '#app/_components/strip.ts';
import { A_PAUSE, sayOpenAgain, sayToCome, sayTurn } from '#lib/phases/ship-and-move/words/table.ts';
import { saySlipTakenBack } from '#lib/phases/ship-and-move/words/taken-back.ts';
import { toCome } from './order.ts';

/** Shipment and movement in small: what was done last, and who comes then. */
export function ShippingStrip({ table: { shipAndMove, choices } }: StripProps) {
  if (shipAndMove === null) return null;
  const { acting, latest, takenBack, pause } = shipAndMove;
  const told = latest === null ? null : sayTurn(latest, choices.edition);
  const back = takenBack === null ? null : saySlipTakenBack(takenBack, choices.edition);
  const then = sayToCome(toCome(shipAndMove));
  return (
    <>
      {acting?.isOpenAgain === true && <p>{sayOpenAgain(acting.faction)}</p>}
      {told !== null && <p>{told}</p>}
      {back !== null && <p>{back}</p>}
      {pause !== null && <p>{A_PAUSE}</p>}
      {then !== null && <p>{then}</p>}
    </>
  );
}
