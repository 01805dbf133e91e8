import { inGroups } from '#app/_components/code-letters.ts';
import { QrCode } from '#app/_components/qr-code.tsx';
import { seatLink, type SeatPass } from '#app/_browser/seat-link.ts';
import { formatGivesAway, SEAT_CODE } from './seat-code-messages.ts';
import styles from './seat-code.module.css';

interface SeatCodeProps {
  /** The address at which phones join the table. */
  readonly address: string;
  readonly seat: SeatPass;
}

/**
 * Shows the one-time code of a seat as a QR code for a camera, and in characters for a phone without a camera. The code
 * is secret on every page.
 */
export const SeatCode = ({ address, seat }: SeatCodeProps) => (
  <div className={styles.code}>
    <div className={styles.qr}>
      <QrCode text={seatLink(address, seat)} label={formatGivesAway(seat.faction)} />
    </div>
    <div className={styles.words}>
      <p>{SEAT_CODE.once}</p>
      <p>{SEAT_CODE.noCamera}</p>
      <p className={styles.address}>{address}</p>
      <p className={styles.letters}>{inGroups(seat.pass)}</p>
    </div>
  </div>
);
