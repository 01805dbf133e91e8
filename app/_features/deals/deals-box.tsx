import { capital, type Deal, type TableView } from '#client';
import {
  DEALS,
  DUE_NOW,
  quoted,
  sayLiesInFront,
  sayMoreDeals,
  saySpiceOf,
  sayTwo,
} from '#lib/activities/deals/words/said.ts';
import { isDue } from './is-due.ts';
import { BesideBox, BesideLine } from '#app/_components/screen/beside-box.tsx';
import styles from './deals-box.module.css';

/** More have no room beside all else that stands there. */
const MOST = 2;

/** What was agreed, for all to read: what is due first, then the newest; and spice that may not be spent yet. */
export function DealsBox({ table }: { readonly table: TableView }) {
  const { deals, spiceInFront, turn, choices } = table;
  if (deals.length === 0 && spiceInFront.length === 0) return null;
  const shown = inOrder(deals).slice(0, MOST);
  return (
    <BesideBox title={DEALS} dense>
      {shown.map((deal) => (
        <div key={deal.id} className={styles.deal}>
          <p className={styles.words}>{quoted(deal.terms.words)}</p>
          <BesideLine caution={isDue(deal)}>
            {[
              `${capital(sayTwo(deal))}.`,
              ...saySpiceOf(deal, turn, choices.edition),
              ...(isDue(deal) ? [DUE_NOW] : []),
            ].join(' ')}
          </BesideLine>
        </div>
      ))}
      {deals.length > shown.length && <BesideLine>{sayMoreDeals(deals.length - shown.length)}</BesideLine>}
      {spiceInFront.length > 0 && <BesideLine>{sayLiesInFront(spiceInFront)}</BesideLine>}
    </BesideBox>
  );
}

const inOrder = (deals: readonly Deal[]): readonly Deal[] =>
  [...deals].sort((a, b) => Number(isDue(b)) - Number(isDue(a)) || b.id - a.id);
