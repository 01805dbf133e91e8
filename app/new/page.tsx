import Link from 'next/link';
import { ApiClientProvider } from '../_connection/api-client.tsx';
import { Icon } from '../_components/icon.tsx';
import { NEW } from './_components/new-messages.ts';
import { SetUpForm } from './_components/set-up-form.tsx';
import styles from './page.module.css';

/** Lets the host open a table: edition, seats, and what is on cardboard. */
export default function NewTablePage() {
  return (
    <main className={styles.ground}>
      <div className={styles.page}>
        <header className={styles.bar}>
          <Link href="/" className={styles.back} aria-label={NEW.back}>
            <Icon name="back" />
          </Link>
          <h1 className={styles.title}>{NEW.title}</h1>
        </header>
        <ApiClientProvider token={null}>
          <SetUpForm />
        </ApiClientProvider>
      </div>
    </main>
  );
}
