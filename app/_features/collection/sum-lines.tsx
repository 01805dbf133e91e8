import { partName, territoryName, type EditionId, type CollectionOf } from '#client';
import { formatRest, formatSum, incomeName } from '#lib/features/collection/messages.ts';
import styles from './sum-lines.module.css';

interface SumLinesProps {
  readonly collection: CollectionOf;
  readonly edition: EditionId;
}

/** Shows the collection of one faction, place by place, and its income from the bank. */
export const SumLines = ({ collection: { faction, fields, incomes, perForce }, edition }: SumLinesProps) => (
  <ul className={styles.lines}>
    {fields.map((field) => (
      <li key={partName(field)}>
        {`${territoryName(field.territory, edition)} `}
        <b className={styles.sum}>{formatSum(faction, field, perForce)}</b>
        {`, ${formatRest(field, perForce)}`}
      </li>
    ))}
    {incomes.length > 0 && (
      <li className={styles.incomes}>
        {incomes.map((income) => (
          <span key={incomeName(income, edition)}>
            {`${incomeName(income, edition)} `}
            <b className={styles.sum}>{income.spice}</b>
          </span>
        ))}
      </li>
    )}
  </ul>
);
