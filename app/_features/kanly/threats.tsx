import type { TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { formatStands, formatThreat, THREATS } from '#lib/modules/duel/kanly/messages/threats.ts';
import styles from './threats.module.css';

type Threat = NonNullable<TableView['kanly']>['threats'][number];

/** Shows the threats of this turn on the table's page of a phone. */
export const ThreatsAtTable = ({ table: { kanly } }: { readonly table: TableView }) =>
  kanly !== null &&
  kanly.threats.length > 0 && (
    <section>
      <h2>{THREATS.title}</h2>
      <ThreatList threats={kanly.threats} />
    </section>
  );

/** Shows threats, each with its state. */
export const ThreatList = ({ threats }: { readonly threats: readonly Threat[] }) => (
  <ul className={styles.threats}>
    {threats.map((threat) => (
      <li key={`${threat.by} ${threat.on}`} className={styles.threat} data-stands={threat.stands}>
        <FactionDisc faction={threat.by} />
        <span>
          {formatThreat(threat)}
          <small>{formatStands(threat)}</small>
        </span>
      </li>
    ))}
  </ul>
);
