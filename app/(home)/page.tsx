import Link from 'next/link';
import { Sky } from '../_components/sky.tsx';
import { DeviceTables } from './_components/device-tables.tsx';
import { JoinByCode } from './_components/join-by-code.tsx';
import { KeptTables } from './_components/kept-tables.tsx';
import styles from './page.module.css';

/** Open a table, or find one: what this device already sits at comes first. */
export default function HomePage() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Mentat</h1>
        <p className={styles.lead}>
          The human computer beside your table of Dune. The cardboard stays where it is; phones keep the secrets.
        </p>
      </header>
      <div className={styles.sky}>
        <Sky />
      </div>
      <div className={styles.choices}>
        <DeviceTables />
        <JoinByCode />
        <section className={styles.other} aria-label="Open a table or read">
          <Link href="/new" className={styles.link}>
            Open a new table
          </Link>
          <Link href="/restore" className={styles.link}>
            Restore a table
          </Link>
          <Link href="/network" className={styles.link}>
            What to try when phones do not reach the table
          </Link>
          <Link href="/rules" className={styles.link}>
            Read how a battle goes
          </Link>
        </section>
        <KeptTables />
      </div>
    </main>
  );
}
