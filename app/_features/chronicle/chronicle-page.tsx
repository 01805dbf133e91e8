'use client';
import { useMemo, useRef, useState } from 'react';
import Link from 'next/link';
import { winnersTitle, type TableView, type Victory } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { ApiClientProvider } from '#app/_connection/api-client.tsx';
import { LiveProvider, useLive } from '#app/_connection/live.tsx';
import { CHRONICLE } from '#lib/features/chronicle/messages/ending.ts';
import { Article } from './article.tsx';
import { savePage, savePicture } from './save.ts';
import { useChronicle } from './use-chronicle.ts';
import styles from './chronicle-page.module.css';

/** Shows the chronicle of one finished game to any reader with its code. */
export function ChroniclePage({ code }: { readonly code: string }) {
  const credential = useMemo(() => ({ code }), [code]);
  return (
    <ApiClientProvider token={null}>
      <LiveProvider key={code} credential={credential} audience="table">
        <Connected code={code} />
      </LiveProvider>
    </ApiClientProvider>
  );
}

function Connected({ code }: { readonly code: string }) {
  const { frame } = useLive();
  const table = frame?.view.table ?? null;
  return (
    <main className={styles.page}>
      <Link href={`/t/${code}`} className={styles.back}>
        <Icon name="back" />
        {CHRONICLE.back}
      </Link>
      <h1 className={styles.title}>{CHRONICLE.title}</h1>
      {table === null || table.victory === null ? (
        <p role="status">{table === null ? CHRONICLE.looking : CHRONICLE.missing}</p>
      ) : (
        <Finished code={code} table={table} victory={table.victory} />
      )}
    </main>
  );
}

interface FinishedProps {
  readonly code: string;
  readonly table: TableView;
  readonly victory: Victory;
}

function Finished({ code, table, victory }: FinishedProps) {
  const chronicle = useChronicle(code);
  const article = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  if (chronicle === null) return <p role="status">{CHRONICLE.looking}</p>;
  const save = (how: (from: HTMLElement) => Promise<void>) => {
    const from = article.current;
    if (from === null) return;
    setFailed(false);
    how(from).catch(() => {
      setFailed(true);
    });
  };
  const name = `mentat-${code.toLowerCase()}`;
  return (
    <>
      <p className={styles.saves}>
        <Button
          tone="act"
          onClick={() => {
            save((from) => {
              const drawing = from.querySelector('svg[role="img"]');
              return drawing instanceof SVGSVGElement ? savePicture(drawing, name) : Promise.resolve();
            });
          }}
        >
          {CHRONICLE.picture}
        </Button>
        <Button
          onClick={() => {
            save((from) => savePage(from, winnersTitle(victory), name));
          }}
        >
          {CHRONICLE.file}
        </Button>
      </p>
      {failed && <p role="alert">{CHRONICLE.failed}</p>}
      <article ref={article}>
        <Article table={table} victory={victory} chronicle={chronicle} />
      </article>
    </>
  );
}
