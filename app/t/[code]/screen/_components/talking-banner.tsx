import { capital, listed, theFaction, type TableView } from '../../../../../lib/client.ts';
import { Icon } from '../../../../_components/icon.tsx';
import styles from './talking-banner.module.css';

/** Over a battle: somebody is still talking, and nothing goes on until the hand is lowered. */
export function TalkingBanner({ factions }: { readonly factions: TableView['factions'] }) {
  const talking = factions.filter((faction) => faction.talking).map(({ faction }) => theFaction(faction));
  return (
    <div role="status" className={styles.place}>
      {talking.length > 0 && (
        <p className={styles.banner}>
          <Icon name="hold" className={styles.sign} />
          {capital(listed(talking))} {talking.length === 1 ? 'is' : 'are'} still talking
        </p>
      )}
    </div>
  );
}
