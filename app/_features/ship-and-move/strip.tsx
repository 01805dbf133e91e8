import type { StripProps } from '#app/_components/strip.ts';
import { A_PAUSE, sayOpenAgain, sayToCome, sayTurn } from '#lib/phases/ship-and-move/words/table.ts';
import { toCome } from './order.ts';

/** Shipment and movement in small: what was done in the turn that goes on, and who comes then. */
export function ShippingStrip({ table: { shipAndMove, choices } }: StripProps) {
  if (shipAndMove === null) return null;
  const { acting, pause } = shipAndMove;
  const then = sayToCome(toCome(shipAndMove));
  return (
    <>
      {acting?.isOpenAgain === true && <p>{sayOpenAgain(acting.faction)}</p>}
      {acting !== null && acting.done.length > 0 && <p>{sayTurn(acting, choices.edition)}</p>}
      {pause !== null && <p>{A_PAUSE}</p>}
      {then !== null && <p>{then}</p>}
    </>
  );
}
