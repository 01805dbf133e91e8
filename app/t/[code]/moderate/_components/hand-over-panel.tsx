'use client';
import { QrCode } from '#app/_components/qr-code.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useExpiringState } from '#app/_components/use-expiring-state.ts';
import { useDeskActions, useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, Panel } from '#app/_components/desk/panel.tsx';
import { HAND_OVER } from './hand-over-messages.ts';
import { useJoinAddress } from './use-join-address.ts';
import styles from './join-panel.module.css';

interface HandOverPanelProps {
  readonly code: string;
  readonly onBack: () => void;
}

/** The time for which the server accepts the invitation (ms). */
const LASTS_MS = 10 * 60_000;

/** Gives the desk to another device. The secret stands in the link's fragment, which no server and no log sees. */
export function HandOverPanel({ code, onBack }: HandOverPanelProps) {
  const { invite } = useDeskActions();
  const { run, sending, trouble } = useDeskAction();
  const [secret, setSecret] = useExpiringState<string>(LASTS_MS);
  const { address } = useJoinAddress(code);
  const link = secret === null || address === null ? null : `${address}/moderate#invite=${secret}`;
  return (
    <Panel title={HAND_OVER.title} lead={HAND_OVER.lead} onBack={onBack}>
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
          {HAND_OVER.make}
        </Button>
      ) : (
        <div className={styles.join}>
          <div className={styles.code}>
            <QrCode text={link} label={HAND_OVER.qr} />
          </div>
          <div className={styles.words}>
            <Hint>{HAND_OVER.once}</Hint>
            <p className={styles.address}>{link}</p>
          </div>
        </div>
      )}
    </Panel>
  );
}
