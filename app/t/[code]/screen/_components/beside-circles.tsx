import { factionName, WHO_PLAYS, type TableView } from '#client';
import { isInPlay } from '#app/_components/every-seat.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { NO_CIRCLE } from './screen-messages.ts';
import styles from './beside-circles.module.css';

/** Lists the factions that have a place without a player circle, because the rim of the planet shows circles alone. */
export function BesideCircles({ table }: { readonly table: TableView }) {
  const { sectorOf } = WHO_PLAYS[table.choices.edition].seats;
  const beside = table.factions.filter(({ faction, circle }) => sectorOf(circle) === null && isInPlay(table, faction));
  if (beside.length === 0) return null;
  return (
    <section className={styles.beside}>
      <h2 className={styles.heading}>{NO_CIRCLE}</h2>
      <ul>
        {beside.map(({ faction }) => (
          <li key={faction} className={styles.faction}>
            <FactionDisc faction={faction} className={styles.disc} />
            {factionName(faction)}
          </li>
        ))}
      </ul>
    </section>
  );
}
