'use client';
import { Suspense, useState } from 'react';
import { OTHER_HALF, type FactionId } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { useLive } from '#app/_connection/live.tsx';
import { useAsking } from '#app/_connection/use-asking.ts';
import { later } from '#app/_connection/later.tsx';
import styles from './half.module.css';

const HalfSheet = later(() => import('./half-sheet.tsx').then((part) => part.HalfSheet));

/** The moderator asks this seat for half of a file's passphrase: on every page of this phone, until it is answered. */
export function HalfAsked({ faction }: { readonly faction: FactionId }) {
  const { sealing } = useLive();
  if (sealing?.step !== 'asked' || sealing.asked !== faction) return null;
  return <Question key={sealing.until} />;
}

function Question() {
  const client = useApiClient();
  const { ask, sending, trouble } = useAsking();
  const [isThinking, setThinking] = useState(false);
  const decline = async () => {
    await ask(async () => {
      await client.seats.declineHalf.mutate();
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
        <Suspense fallback={null}>
          <HalfSheet
            onClose={() => {
              setThinking(false);
            }}
          />
        </Suspense>
      )}
    </Notice>
  );
}
