'use client';
import { useEffect, useState } from 'react';
import type { OwnView, ShowingId } from '#client';
import { NOTHING_SHOWN, formatFace, formatHeldUp, formatVouched, SHEET } from '#lib/features/show-secret/messages.ts';
import { Button } from '#app/_components/button.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import choosing from '#app/_components/cards/choosing.module.css';
import styles from './showing.module.css';

/** How long the secret is shown (seconds): enough to read a name, not enough to copy it. */
const SECONDS = 10;

interface ShownToMeProps {
  readonly mine: OwnView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows what others show this seat: covered until the player looks, then open once for a few seconds. */
export function ShownToMe({ mine: { shownToMe }, onCommand }: ShownToMeProps) {
  const [looking, look] = useState<readonly ShowingId[]>([]);
  return (
    <section className={styles.shown} aria-label={SHEET.toYou}>
      <h3 className={choosing.legend}>{SHEET.toYou}</h3>
      {shownToMe.length === 0 && <p>{NOTHING_SHOWN}</p>}
      {shownToMe.map(({ showing, by, seen }) =>
        seen === null ? (
          <div key={showing} className={styles.held}>
            <p>{formatHeldUp(by, SECONDS)}</p>
            <Button
              onClick={() => {
                look((earlier) => [...earlier, showing]);
                onCommand({ type: 'LookAtSecret', showing });
              }}
            >
              {SHEET.look}
            </Button>
          </div>
        ) : (
          <div key={showing} className={styles.held}>
            {looking.includes(showing) && (
              <p className={styles.face} role="status">
                {formatFace(by, seen.face)} <small>{formatVouched(seen.vouched, by)}</small>
              </p>
            )}
            <PutAway
              after={looking.includes(showing) ? SECONDS * 1000 : 0}
              onPutAway={() => {
                onCommand({ type: 'PutSecretAway', showing });
              }}
            />
          </div>
        ),
      )}
    </section>
  );
}

interface PutAwayProps {
  /**
   * The time until the secret is covered (ms); 0 if the player looked at the secret before, on a page that was closed.
   */
  readonly after: number;
  readonly onPutAway: () => void;
}

/**
 * Covers the secret finally when its time is over. If the player leaves earlier, the secret is covered when the sheet
 * is opened again.
 */
function PutAway({ after, onPutAway }: PutAwayProps) {
  const [putAway] = useState(() => onPutAway);
  useEffect(() => {
    const timer = setTimeout(putAway, after);
    return () => {
      clearTimeout(timer);
    };
  }, [after, putAway]);
  return null;
}
