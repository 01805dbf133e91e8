import { capitalize, type Deal, type FactionId, type Proposal, type TableView } from '#client';
import { DUE_NOW, quoted, formatSpiceOf, formatTwo } from '#lib/features/deals/messages/said.ts';
import { isDue } from './is-due.ts';
import written from '#app/_components/secrets/written.module.css';
import styles from './deals.module.css';

interface DealTextProps {
  readonly deal: Deal | Proposal;
  readonly table: TableView;
  /** The faction of the reader, if it is one of the two sides. */
  readonly reader?: FactionId;
}

/** Shows two names, the text of the deal, and its spice. */
export function DealText({ deal, table, reader }: DealTextProps) {
  return (
    <div className={styles.deal}>
      <p className={styles.two}>{capitalize(formatTwo(deal))}</p>
      <p className={written.words}>{quoted(deal.terms.words)}</p>
      {formatSpiceOf(deal, table.turn, table.choices.edition, reader).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {'due' in deal && isDue(deal) && <p className={styles.due}>{DUE_NOW}</p>}
    </div>
  );
}
