'use client';
import { useState } from 'react';
import { OTHER_HALF } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { useRequest } from '#app/_connection/use-request.ts';
import { HalfSheet } from './half-sheet.tsx';
import styles from './half.module.css';

/** Asks for the half, or for a refusal. */
export function HalfQuestion() {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const [isThinking, setThinking] = useState(false);
  const decline = async () => {
    await ask(async () => {
      await client.seats.declinePassphraseHalf.mutate();
      return {};
    });
  };
  return (
    <Notice icon="table" tone="caution" title={OTHER_HALF.asked}>
      {trouble !== null && <Explained {...trouble} />}
      <div className={styles.answers}>
        <Button
          small
          onClick={() => {
            setThinking(true);
          }}
        >
          {OTHER_HALF.think}
        </Button>
        <Button small tone="quiet" sending={sending} onClick={decline}>
          {OTHER_HALF.decline}
        </Button>
      </div>
      {isThinking && (
        <HalfSheet
          onClose={() => {
            setThinking(false);
          }}
        />
      )}
    </Notice>
  );
}
