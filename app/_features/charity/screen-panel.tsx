import { factionName, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { Signs } from '#app/_components/status-screen/signs.tsx';
import {
  CHARITY,
  NOBODY_CLAIMED,
  formatAlways,
  formatHasSpoken,
  TAKEN,
  formatTerms,
} from '#lib/features/charity/messages/box.ts';
import styles from './screen-panel.module.css';

/**
 * Whether the panel shows everything. Its signs show which players must still answer, and its sums show the result. In
 * the auction that follows, the screen shows the rest next to the auction.
 */
export const charitySaysAll = ({ charity, awaited, phase }: TableView): boolean =>
  charity !== null &&
  (charity.taken === null
    ? awaited.every(({ to }) => to === 'claim-charity')
    : phase === 'charity' && awaited.length === 0);

/**
 * Shows CHOAM Charity next to the planet: who has answered, and once all have answered, the claims. Until then no claim
 * is in the page.
 */
export function CharityScreenPanel({ table: { charity, order } }: { readonly table: TableView }) {
  if (charity === null) return null;
  const { terms, always, spoken, taken } = charity;
  if (taken !== null) {
    return (
      <BesideBox title={CHARITY} dense>
        {taken.length === 0 && <BesideLine>{NOBODY_CLAIMED}</BesideLine>}
        <ul className={styles.sums}>
          {taken.map(({ faction, amount }) => (
            <li key={faction} className={styles.sum}>
              <FactionDisc faction={faction} className={styles.disc} />
              <span className={styles.name} data-faction={faction}>
                {factionName(faction)}
              </span>
              <Icon name="gem" className={styles.gem} />
              <span className={styles.number}>{amount}</span>
              <span className="unseen">{TAKEN}</span>
            </li>
          ))}
        </ul>
      </BesideBox>
    );
  }
  return (
    <BesideBox title={CHARITY} dense>
      <Signs
        signs={order
          .filter((faction) => !always.includes(faction))
          .map((faction) => {
            const hasSpoken = spoken.includes(faction);
            return {
              faction,
              sign: hasSpoken ? 'seal' : 'clock',
              says: formatHasSpoken(hasSpoken),
              tone: hasSpoken ? 'sealed' : 'open',
            };
          })}
      />
      <BesideLine>
        {[formatTerms(terms), ...always.map((faction) => formatAlways(faction, terms))].join(' ')}
      </BesideLine>
    </BesideBox>
  );
}
