'use client';
import { useEffect, useState } from 'react';
import type { OwnTells } from '#client';
import { formatTells, TELLS } from '#lib/features/chronicle/messages/tells.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import styles from './phone-ending.module.css';

/** Shows the button to the own tells of this seat. The times load once the player opens the sheet. */
export const OwnTellsButton = () => (
  <OpensSheet label={TELLS.open}>
    {(close) => (
      <EditorSheet title={TELLS.open} what={TELLS.secret} onClose={close}>
        <Times />
      </EditorSheet>
    )}
  </OpensSheet>
);

function Times() {
  const client = useApiClient();
  const [tells, setTells] = useState<OwnTells | null>(null);
  useEffect(() => {
    let isGone = false;
    void client.game.tells.query().then(
      (answer) => {
        if (!isGone) setTells(answer.tells);
      },
      () => null,
    );
    return () => {
      isGone = true;
    };
  }, [client]);
  if (tells === null) return <p>{TELLS.loading}</p>;
  if (tells.couldPlay.answers + tells.couldOnlyPass.answers === 0) return <p>{TELLS.none}</p>;
  return (
    <>
      <p className={styles.how}>{TELLS.lead}</p>
      <ul className={styles.facts}>
        {formatTells(tells).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
