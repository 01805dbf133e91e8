import type { FactionId, TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { formatAllied, SAYS_ENOUGH } from '#lib/features/nexus/messages/phone.ts';
import { Who } from './who.tsx';
import styles from './sides.module.css';

/** Shows each alliance in one line, and the players who have ended their discussion. Both are public. */
export function Sides({ table: { nexus, order } }: { readonly table: TableView }) {
  if (nexus === null) return null;
  return (
    <ul className={styles.sides}>
      {sidesOf(nexus.alliances, order).map((members) => (
        <li key={members.join(' ')} className={styles.side}>
          <span className={styles.discs}>
            {members.map((faction) => (
              <FactionDisc key={faction} faction={faction} className={styles.disc} />
            ))}
          </span>
          <span className={styles.names}>
            {members.map((faction) => (
              <span key={faction} className={styles.name}>
                <Who faction={faction} />
                {nexus.enough.includes(faction) && (
                  <small>
                    <Icon name="check" /> {SAYS_ENOUGH}
                  </small>
                )}
              </span>
            ))}
            <small className={styles.allied}>{formatAllied(members)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns each alliance once, at the place of its first member in the order of play. Also returns every faction without
 * an ally.
 */
export const sidesOf = (
  alliances: readonly (readonly FactionId[])[],
  order: readonly FactionId[],
): readonly (readonly FactionId[])[] => {
  const sides = order.map((faction) => alliances.find((members) => members.includes(faction)) ?? [faction]);
  return sides.filter((members, at) => sides.findIndex((other) => other[0] === members[0]) === at);
};
