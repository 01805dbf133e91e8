import type { Deal, TableView } from '#client';
import { DEALS } from '#lib/features/deals/messages/head.ts';
import {
  DUE_NOW,
  quoted,
  formatLiesInFront,
  formatMoreDeals,
  formatLaterSpiceOf,
  formatWhoDeal,
} from '#lib/features/deals/messages/said.ts';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { isQuiet } from '#app/_components/status-screen/is-quiet.ts';
import { isDue } from './is-due.ts';
import styles from './screen-panel.module.css';

/** Whether deals replace the line that says that the table waits for no seat. */
export const dealsSayAll = (table: TableView): boolean =>
  isQuiet(table) && (inOrder(table).length > 0 || table.spiceInFront.length > 0);

/**
 * Shows one deal to all, because there is room for one. A due deal comes before a new one; while the table waits for a
 * seat, only a due deal appears. An immediate payment is among the instructions.
 */
export function DealsScreenPanel({ table }: { readonly table: TableView }) {
  const { turn, choices } = table;
  const quiet = isQuiet(table);
  const spiceInFront = quiet ? table.spiceInFront : [];
  const [first, ...more] = inOrder(table).filter((deal) => quiet || isDue(deal));
  if (first === undefined && spiceInFront.length === 0) return null;
  return (
    <BesideBox title={DEALS} dense titled={false}>
      {first !== undefined && (
        <>
          <p className={styles.words}>{quoted(first.terms.words)}</p>
          <BesideLine caution={isDue(first)}>
            {[
              formatWhoDeal(first),
              ...formatLaterSpiceOf(first, turn, choices.edition),
              ...(isDue(first) ? [DUE_NOW] : []),
              ...(more.length === 0 ? [] : [formatMoreDeals(more.length)]),
            ].join(' ')}
          </BesideLine>
        </>
      )}
      {spiceInFront.length > 0 && <BesideLine>{formatLiesInFront(spiceInFront)}</BesideLine>}
    </BesideBox>
  );
}

/** Returns deals that are due, and then deals that were made in this phase. All other deals are only on the phones. */
const inOrder = ({ deals, turn, phase }: TableView): readonly Deal[] =>
  deals
    .filter((deal) => isDue(deal) || (deal.turn === turn && deal.phase === phase))
    .sort((a, b) => Number(isDue(b)) - Number(isDue(a)) || b.id - a.id);
