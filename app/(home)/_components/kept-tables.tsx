'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LANGUAGE, KEPT_TABLES, formatKeptTable } from '#client';
import { Explained } from '../../_components/refusal.tsx';
import { Button } from '../../_components/button.tsx';
import { ApiClientProvider, useApiClient, type ApiClient } from '../../_connection/api-client.tsx';
import { rememberDesk } from '../../_browser/seat-tokens.ts';
import { useRequest } from '../../_connection/use-request.ts';
import { useDeviceTables } from '../../_browser/use-device-tables.ts';
import { DeleteTable } from './delete-table.tsx';
import { SHOW_ALL, formatTakeDesk } from './home-messages.ts';
import styles from './device-tables.module.css';

/** Shows only the host the tables on this machine, the vacant desks, and how to delete a table. */
export const KeptTables = () => (
  <ApiClientProvider token={null}>
    <Kept />
  </ApiClientProvider>
);

type KeptTable = Awaited<ReturnType<ApiClient['tables']['kept']['query']>>[number];

/** The number of moderated tables that are shown until the host asks for all. */
const SHOWN = 5;

function Kept() {
  const { tables, drop } = useKeptTables();
  const [isAll, setAll] = useState(false);
  const own = useDeviceTables().map(({ code }) => code);
  const vacant = tables.filter((table) => table.isDeskVacant);
  // The tables of this device are already shown above this list.
  const others = tables.filter(({ code, isDeskVacant }) => !isDeskVacant && !own.includes(code)).slice(0, SHOWN);
  const shown = isAll ? tables : [...vacant, ...others];
  if (tables.length === 0) return null;
  return (
    <section className={styles.tables} aria-labelledby="kept-tables">
      <h2 id="kept-tables" className={styles.title}>
        {KEPT_TABLES.title}
      </h2>
      {vacant.length > 0 && <p>{KEPT_TABLES.vacant}</p>}
      <ul className={styles.list}>
        {shown.map((table) => (
          <KeptTableRow key={table.code} table={table} onDeleted={drop} />
        ))}
      </ul>
      {shown.length < tables.length && (
        <Button
          tone="quiet"
          onClick={() => {
            setAll(true);
          }}
        >
          {SHOW_ALL}
        </Button>
      )}
    </section>
  );
}

interface KeptTableRowProps {
  readonly table: KeptTable;
  readonly onDeleted: (code: string) => void;
}

function KeptTableRow({ table, onDeleted }: KeptTableRowProps) {
  const { code, edition, players, playedAt, isDeskVacant } = table;
  const client = useApiClient();
  const router = useRouter();
  const { ask, sending, trouble } = useRequest();
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
      <p className={styles.about}>{formatKeptTable(edition, names, dayOf(playedAt))}</p>
      {isDeskVacant && (
        <Button className={styles.take} sending={sending} onClick={() => void take()}>
          {formatTakeDesk(code)}
        </Button>
      )}
      {trouble !== null && <Explained {...trouble} />}
      <DeleteTable code={code} onDeleted={onDeleted} />
    </li>
  );
}

const DAY = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' });
const dayOf = (at: number): string => DAY.format(new Date(at));

interface KeptList {
  readonly tables: readonly KeptTable[];
  /** Removes a deleted table from the list. */
  readonly drop: (code: string) => void;
}

/** Returns the tables once the server has answered; no tables on devices other than the host’s. */
function useKeptTables(): KeptList {
  const client = useApiClient();
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  useEffect(() => {
    const ask = async () => {
      const { isHost } = await client.tables.isHost.query();
      if (isHost) setTables(await client.tables.kept.query());
    };
    // The rest of the page does not wait for the server.
    ask().catch(() => undefined);
  }, [client]);
  const drop = (code: string) => {
    setTables((all) => all.filter((table) => table.code !== code));
  };
  return { tables, drop };
}
