'use client';
import Link from 'next/link';
import { FactionDisc } from '../../_components/faction-disc.tsx';
import type { DeviceTable } from '../../_browser/seat-tokens.ts';
import { useDeviceTables } from '../../_browser/use-device-tables.ts';
import styles from './device-tables.module.css';
import { formatBackTo, TABLES } from './home-messages.ts';

/** The tables of this device, newest first. One press opens a table, without typing. */
export function DeviceTables() {
  const tables = useDeviceTables();
  if (tables.length === 0) return null;
  return (
    <section className={styles.tables} aria-labelledby="your-tables">
      <h2 id="your-tables" className={styles.title}>
        {TABLES.title}
      </h2>
      <ul className={styles.list}>
        {tables.map((table) => (
          <TableLinks key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
}

function TableLinks({ table: { code, seats, desk } }: { readonly table: DeviceTable }) {
  return (
    <li className={styles.table}>
      <span className={styles.code}>{code}</span>
      {seats.length > 0 && (
        <Link href={`/t/${code}/seat`} className={styles.link}>
          {seats.map((faction) => (
            <FactionDisc key={faction} faction={faction} className={styles.disc} />
          ))}
          {formatBackTo(seats)}
        </Link>
      )}
      {desk && (
        <Link href={`/t/${code}/moderate`} className={styles.link}>
          {TABLES.toDesk}
        </Link>
      )}
    </li>
  );
}
