import { theFactions } from '#client';
import { inGroups } from '#app/_components/code-letters.ts';
import { QrCode } from '#app/_components/qr-code.tsx';
import { seatLink, type SeatPass } from '#app/_device/seat-link.ts';
import styles from './seat-code.module.css';

interface SeatCodeProps {
  /** Where phones join the table. */
  readonly address: string;
  readonly seat: SeatPass;
}

/** The one-time code of a seat: for a camera, and in signs for a phone without one. Secret, wherever it stands. */
export const SeatCode = ({ address, seat }: SeatCodeProps) => (
  <div className={styles.code}>
    <div className={styles.qr}>
      <QrCode text={seatLink(address, seat)} label={`QR code that gives ${theFactions(seat.faction)} seat away`} />
    </div>
    <div className={styles.words}>
      <p>Let one phone scan it, and nobody else see it. It works once, for five minutes.</p>
      <p>Without a camera: open the address on the other phone, choose “I have a code”, and type the signs.</p>
      <p className={styles.address}>{address}</p>
      <p className={styles.letters}>{inGroups(seat.pass)}</p>
    </div>
  </div>
);
