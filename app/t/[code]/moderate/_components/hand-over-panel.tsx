'use client';
import { QrCode } from '#app/_components/qr-code.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useExpiring } from '#app/_components/use-expiring.ts';
import { useDeskActions, useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Panel } from '#app/_components/desk/panel.tsx';
import { useJoinAddress } from './use-join-address.ts';
import styles from './join-panel.module.css';

interface HandOverPanelProps {
  readonly code: string;
  readonly onBack: () => void;
}

/** As long as the server takes it. */
const LASTS_MS = 10 * 60_000;

/** Gives the desk to another device. The secret stands in the link's fragment, which no server and no log sees. */
export function HandOverPanel({ code, onBack }: HandOverPanelProps) {
  const { invite } = useDeskActions();
  const { run, sending, trouble } = useDoing();
  const [secret, setSecret] = useExpiring<string>(LASTS_MS);
  const { address } = useJoinAddress(code);
  const link = secret === null || address === null ? null : `${address}/moderate#invite=${secret}`;
  return (
    <Panel
      title="Hand the desk over"
      lead="Whoever opens the invitation first has the desk; this device then lets go of it."
      onBack={onBack}
    >
      {trouble !== null && <Explained {...trouble} />}
      {link === null ? (
        <Button
          tone="act"
          sending={sending}
          onClick={() =>
            run(async () => {
              setSecret(await invite());
            })
          }
        >
          Make an invitation
        </Button>
      ) : (
        <div className={styles.join}>
          <div className={styles.code}>
            <QrCode text={link} label="QR code to take over the desk" />
          </div>
          <div className={styles.words}>
            <Aside>
              Let one person scan this, and nobody else: it works once, for ten minutes. A new invitation replaces this
              one.
            </Aside>
            <p className={styles.address}>{link}</p>
          </div>
        </div>
      )}
    </Panel>
  );
}
