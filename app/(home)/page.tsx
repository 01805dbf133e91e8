import Link from 'next/link';
import { Sky } from '../_components/sky.tsx';
import { DeviceTables } from './_components/device-tables.tsx';
import { HOME } from './_components/home-messages.ts';
import { JoinByCode } from './_components/join-by-code.tsx';
import { KeptTables } from './_components/kept-tables.tsx';
import styles from './page.module.css';

/** The first page: open a table or find one. This device's own tables come first. */
export default function HomePage() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Mentat</h1>
        <p className={styles.lead}>{HOME.lead}</p>
      </header>
      <div className={styles.sky}>
        <Sky />
      </div>
      <div className={styles.choices}>
        <DeviceTables />
        <JoinByCode />
        <section className={styles.other} aria-label={HOME.other}>
          <Link href="/new" className={styles.link}>
            {HOME.open}
          </Link>
          <Link href="/try" className={styles.link} data-second>
            {HOME.try}
          </Link>
          <Link href="/help" className={styles.link}>
            {HOME.help}
          </Link>
          <Link href="/restore" className={styles.link}>
            {HOME.restore}
          </Link>
          <Link href="/network" className={styles.link}>
            {HOME.network}
          </Link>
          <Link href="/rules" className={styles.link}>
            {HOME.rules}
          </Link>
        </section>
        <KeptTables />
      </div>
    </main>
  );
}
