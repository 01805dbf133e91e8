'use client';
import { theFactions, type FactionId } from '../../../../../../lib/client.ts';
import { QrCode } from '../../../../../_components/qr-code.tsx';
import { Explained } from '../../../../../_components/refusal.tsx';
import { Sheet } from '../../../../../_components/sheet.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { useApiClient } from '../../../../../_hooks/api-client.tsx';
import { isForOthers, seatLink } from '../../../../../_hooks/seat-link.ts';
import { useAsking } from '../../../../../_hooks/use-asking.ts';
import { useExpiring } from '../../../../../_hooks/use-expiring.ts';
import styles from './this-seat.module.css';

interface HandOverSheetProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly onClose: () => void;
}

/** As long as the server takes it. */
const LASTS_MS = 5 * 60_000;

/** The one-time code on the old phone. It is made by a press, never by looking, and goes with the sheet. */
export function HandOverSheet({ code, faction, onClose }: HandOverSheetProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useAsking();
  const [link, setLink] = useExpiring<string>(LASTS_MS);

  const show = async () => {
    const made = await ask(async () => {
      const offered = await client.seats.handOver.mutate();
      return offered.ok ? { pass: offered.pass, address: await addressOfTable() } : offered;
    });
    if (made !== null) setLink(seatLink(made.address, { faction, pass: made.pass }));
  };
  /** What reached this phone reaches the next; only the host's own name for the laptop does not. */
  const addressOfTable = async (): Promise<string> =>
    isForOthers(location.hostname)
      ? `${location.origin}/t/${code}`
      : (await client.tables.addresses.query({ code })).joinUrl;

  return (
    <Sheet title="To another phone" tone="secret" onClose={onClose} closesOnLeave>
      {link === null ? (
        <>
          <p>
            {`The other phone scans a code here and then holds ${theFactions(faction)} seat with everything it knows. This phone lets go of it, and the table is told.`}
          </p>
          {trouble !== null && <Explained {...trouble} />}
          <Slab tone="act" sending={sending} onClick={show}>
            Show the code
          </Slab>
        </>
      ) : (
        <>
          <div className={styles.code}>
            <QrCode text={link} label={`QR code that gives ${theFactions(faction)} seat away`} />
          </div>
          <p>Let one phone scan it, and nobody else see it. It works once, for five minutes.</p>
        </>
      )}
    </Sheet>
  );
}
