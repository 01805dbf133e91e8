import { factionName, phaseName, sumOf, type ModeratorView } from '#client';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { NOBODY_COLLECTS, formatAmount, formatRates } from '#lib/features/collection/messages.ts';
import { SumLines } from './sum-lines.tsx';
import styles from './desk-panel.module.css';

/** Shows the present collection. A correction of the board at the desk changes it here. */
export function CollectionDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { collection, collectionRates: rates, choices } = table;
  if (collection === null || rates === null) return null;
  return (
    <PanelSection title={phaseName('collection', choices.edition)}>
      <ul className={styles.collection}>
        {collection.map((own) => (
          <li key={own.faction} className={styles.own}>
            <FactionDisc faction={own.faction} />
            <div>
              <p>
                {factionName(own.faction)}, <b>{formatAmount(sumOf(own))}</b>
              </p>
              <SumLines collection={own} edition={choices.edition} />
            </div>
          </li>
        ))}
      </ul>
      <Hint>{collection.length === 0 ? NOBODY_COLLECTS : formatRates(rates, choices.edition)}</Hint>
    </PanelSection>
  );
}
