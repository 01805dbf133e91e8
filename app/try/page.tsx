import { ApiClientProvider } from '../_connection/api-client.tsx';
import { EveningParts } from '../help/_components/evening-parts.tsx';
import { TRY } from './_components/try-messages.ts';
import styles from './page.module.css';
import { TryBattle } from './_components/try-battle.tsx';

/** The example battle on two phones and a screen, without a table. */
export default function TryPage() {
  return (
    <ApiClientProvider token={null}>
      <TryBattle />
      <section className={styles.turn} aria-labelledby="turn">
        <h2 id="turn">{TRY.turn}</h2>
        <p>{TRY.turnLead}</p>
        <EveningParts />
      </section>
    </ApiClientProvider>
  );
}
