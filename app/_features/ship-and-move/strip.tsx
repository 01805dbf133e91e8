import { whoHolds } from '#client';
import type { StripProps } from '#app/_components/strip.ts';
import { Ring } from '#app/_components/window/ring.tsx';
import { A_PAUSE, sayOpenAgain, sayToCome, sayTurn } from '#lib/features/ship-and-move/messages/table.ts';
import { saySlipTakenBack } from '#lib/features/ship-and-move/messages/taken-back.ts';
import { toCome } from './order.ts';
import styles from './strip.module.css';

/** Shipment and movement in small: what was done last, and who comes then. */
export function ShippingStrip({ table }: StripProps) {
  const { shipAndMove, choices } = table;
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
      {pause !== null && (
        <div className={styles.pause}>
          <Ring window={pause} held={whoHolds(table) !== null} />
          <p>{A_PAUSE}</p>
        </div>
      )}
      {then !== null && <p>{then}</p>}
    </>
  );
}
