'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LANGUAGE, KEPT_TABLES, sayKeptTable } from '#client';
import { Explained } from '../../_components/refusal.tsx';
import { Button } from '../../_components/button.tsx';
import { ApiClientProvider, useApiClient, type ApiClient } from '../../_connection/api-client.tsx';
import { rememberDesk } from '../../_device/seat-tokens.ts';
import { useAsking } from '../../_connection/use-asking.ts';
import { useDeviceTables } from '../../_device/use-device-tables.ts';
import { sayTakeDesk } from './home-words.ts';
import styles from './device-tables.module.css';

/** For the host alone: what is kept on this machine, and the desks that nobody holds. */
export const KeptTables = () => (
  <ApiClientProvider token={null}>
    <Kept />
  </ApiClientProvider>
);

type KeptTable = Awaited<ReturnType<ApiClient['tables']['kept']['query']>>[number];

/** As many of those that somebody moderates. */
const SHOWN = 5;

function Kept() {
  const tables = useKeptTables();
  const own = useDeviceTables().map(({ code }) => code);
  const vacant = tables.filter((table) => table.isDeskVacant);
  // Those that this device sits at stand above already.
  const others = tables.filter(({ code, isDeskVacant }) => !isDeskVacant && !own.includes(code)).slice(0, SHOWN);
  if (vacant.length + others.length === 0) return null;
  return (
    <section className={styles.tables} aria-labelledby="kept-tables">
      <h2 id="kept-tables" className={styles.title}>
        {KEPT_TABLES.title}
      </h2>
      {vacant.length > 0 && <p>{KEPT_TABLES.vacant}</p>}
      <ul className={styles.list}>
        {[...vacant, ...others].map((table) => (
          <KeptTableRow key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
}

function KeptTableRow({ table }: { readonly table: KeptTable }) {
  const { code, edition, players, playedAt, isDeskVacant } = table;
  const client = useApiClient();
  const router = useRouter();
  const { ask, sending, trouble } = useAsking();
  const take = async () => {
    const taken = await ask(() => client.moderation.takeVacant.mutate({ code }));
    if (taken === null) return;
    rememberDesk(code, taken.token);
    router.push(`/t/${code}/moderate`);
  };
  const names = players.map(({ name }) => name);
  return (
    <li className={styles.table}>
      <span className={styles.code}>{code}</span>
      <p className={styles.about}>{sayKeptTable(edition, names, dayOf(playedAt))}</p>
      {isDeskVacant && (
        <Button className={styles.take} sending={sending} onClick={() => void take()}>
          {sayTakeDesk(code)}
        </Button>
      )}
      {trouble !== null && <Explained {...trouble} />}
    </li>
  );
}

const DAY = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' });
const dayOf = (at: number): string => DAY.format(new Date(at));

/** None until the server has been asked, and none for anybody but the host. */
function useKeptTables(): readonly KeptTable[] {
  const client = useApiClient();
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  useEffect(() => {
    const ask = async () => {
      const { isHost } = await client.tables.isHost.query();
      if (isHost) setTables(await client.tables.kept.query());
    };
    // The page is as good without: what it offers besides does not wait for the server.
    ask().catch(() => undefined);
  }, [client]);
  return tables;
}
