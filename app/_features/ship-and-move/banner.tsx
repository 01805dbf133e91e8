import { formatPausedBy } from '#client';
import type { StripProps } from '#app/_components/banner.ts';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { A_PAUSE, formatOpenAgain, formatToCome, formatTurn } from '#lib/features/ship-and-move/messages/table.ts';
import { formatSlipTakenBack } from '#lib/features/ship-and-move/messages/taken-back.ts';
import { toCome } from './order.ts';
import styles from './banner.module.css';

/** Shows shipment and movement in small: the last step, and the next turn. */
export function ShippingBanner({ table }: StripProps) {
  const { shipAndMove, choices } = table;
  if (shipAndMove === null) return null;
  const { acting, latest, takenBack, pause } = shipAndMove;
  const told = latest === null ? null : formatTurn(latest, choices.edition);
  const back = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
  const then = formatToCome(toCome(shipAndMove));
  return (
    <>
      {acting?.isOpenAgain === true && <p>{formatOpenAgain(acting.faction)}</p>}
      {told !== null && <p>{told}</p>}
      {back !== null && <p>{back}</p>}
      {pause !== null && (
        <div className={styles.pause}>
          <CountdownRing window={pause} held={formatPausedBy(table) !== null} />
          <p>{A_PAUSE}</p>
        </div>
      )}
      {then !== null && <p>{then}</p>}
    </>
  );
}
