import { RESTORING } from '#client';
import { FirstPageLink } from '../_components/first-page-link.tsx';
import { ApiClientProvider } from '../_connection/api-client.tsx';
import { RestoreForm } from './_components/restore-form.tsx';
import styles from './page.module.css';

/** Lets the host continue a table that was exported on another laptop. */
export default function RestorePage() {
  return (
    <main className={styles.page}>
      <FirstPageLink />
      <h1 className={styles.title}>{RESTORING.title}</h1>
      <p className={styles.lead}>{RESTORING.lead}</p>
      <ApiClientProvider token={null}>
        <RestoreForm />
      </ApiClientProvider>
    </main>
  );
}
