import {
  formatList,
  factionName,
  territoryName,
  STRONGHOLDS,
  type EditionId,
  type StrongholdCount,
  type TerritoryId,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { CHRONICLE } from '#lib/features/chronicle/messages/ending.ts';
import styles from './stronghold-table.module.css';

interface StrongholdTableProps {
  readonly counts: readonly StrongholdCount[];
  /** Territories that count like strongholds. */
  readonly others: readonly TerritoryId[];
  readonly edition: EditionId;
}

/** Shows the holder of each stronghold at the end of each turn. */
export function StrongholdTable({ counts, others, edition }: StrongholdTableProps) {
  return (
    <section className={styles.chart}>
      <h2 className={styles.heading}>{counts.length < 2 ? 'Strongholds' : CHRONICLE.strongholds}</h2>
      <table className={styles.table}>
        <tbody>
          {[...STRONGHOLDS, ...others].map((stronghold) => (
            <tr key={stronghold}>
              <th scope="row">{territoryName(stronghold, edition)}</th>
              {counts.map((count) => (
                <td key={count.turn}>
                  <Holders count={count} stronghold={stronghold} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Turn</th>
            {counts.map(({ turn }) => (
              <td key={turn}>{turn}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/**
 * Shows all factions for which a stronghold counted. Allies who hold it together stand together. A dot means that it
 * counted for no faction.
 */
function Holders({ count, stronghold }: { readonly count: StrongholdCount; readonly stronghold: TerritoryId }) {
  const holders = count.standings
    .filter(({ strongholds }) => strongholds.includes(stronghold))
    .flatMap(({ members }) => members);
  if (holders.length === 0)
    return (
      <span className={styles.nobody}>
        ·<span className="unseen">nobody</span>
      </span>
    );
  return (
    <span className={styles.holders}>
      {holders.map((member) => (
        <FactionDisc key={member} faction={member} className={styles.disc} />
      ))}
      <span className="unseen">{formatList(holders.map(factionName))}</span>
    </span>
  );
}
