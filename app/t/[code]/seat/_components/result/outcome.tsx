import { battleSum, nameOfFaction, type BattleOutcome, type SumLine } from '../../../../../../lib/client.ts';
import { FactionDisc, FactionName } from '../../../../../_components/faction-disc.tsx';
import styles from './outcome.module.css';

/** A battle's arithmetic line by line, both sides beside each other, and what follows from it. */
export function Outcome({ outcome }: { readonly outcome: BattleOutcome }) {
  const { lines, closing, after } = battleSum(outcome);
  const parts = ['dial', 'leader', 'total'] as const;
  const sides = [...new Set(lines.map(({ faction }) => faction))];
  return (
    <section className={styles.outcome} aria-label="Result">
      {lines.length > 0 && (
        <table className={styles.sum}>
          <thead>
            <tr>
              {sides.map((faction) => (
                <th key={faction} scope="col">
                  <span className={styles.side}>
                    <FactionDisc faction={faction} />
                    <FactionName faction={faction} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part} data-part={part}>
                {lines
                  .filter((line) => line.part === part)
                  .map((line) => (
                    <Figure key={line.faction} line={line} />
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.closing}>{closing}</p>
      {after.map((sentence) => (
        <p key={sentence} className={styles.after}>
          {sentence}
        </p>
      ))}
    </section>
  );
}

const Figure = ({ line: { faction, label, figure } }: { readonly line: SumLine }) => (
  <td>
    <span className={styles.line}>
      <span>
        <span className="unseen">{nameOfFaction(faction)}, </span>
        {label}
      </span>
      <strong>{figure}</strong>
    </span>
  </td>
);
