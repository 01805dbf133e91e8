'use client';

import { useMemo } from 'react';
import { explainFailure } from '#client';
import { ApiClientProvider } from '#app/_connection/api-client.tsx';
import { LiveProvider, useLive } from '#app/_connection/live.tsx';
import { LeaderStrengths } from '#app/_components/leader-strengths.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { ChosenBanner } from './chosen-banner.tsx';
import { ScreenNews } from './screen-news.tsx';
import { formatCode, formatNoTable, SCREEN } from './screen-messages.ts';
import { StatusScreen } from './status-screen.tsx';
import { TurnBeat } from './turn-beat.tsx';
import { useJoinAddress } from './use-join-address.ts';
import styles from './screen-client.module.css';
import far from './far.module.css';

/**
 * Shows the status screen. It is connected as the audience of the table itself, so it has no token and receives no
 * secret.
 */
export function ScreenClient({ code }: { readonly code: string }) {
  const credential = useMemo(() => ({ code }), [code]);
  return (
    <ApiClientProvider token={null}>
      <LiveProvider key={code} credential={credential} audience="table">
        <div className={far.far}>
          <Connected code={code} />
        </div>
      </LiveProvider>
    </ApiClientProvider>
  );
}

function Connected({ code }: { readonly code: string }) {
  const { frame, presence, standing } = useLive();
  const join = useJoinAddress(code);
  if (standing === 'unknown-table' || standing === 'moved') {
    return <Standing title={formatNoTable(code)} what={SCREEN.next} />;
  }
  if (standing === 'unreadable-table' || standing === 'deleted-table') {
    const { why, next } = explainFailure(standing);
    return <Standing title={why} what={next} />;
  }
  if (frame === null) return <Standing title={SCREEN.looking} what={formatCode(code)} />;
  return (
    <>
      <ChosenBanner />
      {standing === 'reconnecting' && (
        <p role="status" className={styles.lost}>
          <Icon name="offline" className={styles.sign} />
          {SCREEN.lost}
        </p>
      )}
      <TurnBeat table={frame.view.table} />
      <LeaderStrengths table={frame.view.table}>
        <StatusScreen code={code} table={frame.view.table} presence={presence} join={join} news={<ScreenNews />} />
      </LeaderStrengths>
    </>
  );
}

const Standing = ({ title, what }: { readonly title: string; readonly what: string }) => (
  <main className={styles.standing}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.what}>{what}</p>
  </main>
);
