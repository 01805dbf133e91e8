import { battleSum, type BattleOutcome, type SumLine } from '../../../../../../lib/client.ts';
import { FactionDisc, FactionName } from '../../../../../_components/faction-disc.tsx';
import styles from './outcome.module.css';

/** A battle's arithmetic line by line, both sides beside each other, and what follows from it. */
export function Outcome({ outcome }: { readonly outcome: BattleOutcome }) {
  const { lines, closing, after } = battleSum(outcome);
  const sides = [...new Set(lines.map(({ faction }) => faction))];
  return (
    <section className={styles.outcome} aria-label="Result">
      {sides.length > 0 && (
        <div className={styles.sides}>
          {sides.map((faction) => (
            <div key={faction} className={styles.side}>
              <h3 className={styles.name}>
                <FactionDisc faction={faction} />
                <FactionName faction={faction} />
              </h3>
              <dl className={styles.lines}>
                {lines
                  .filter((line) => line.faction === faction)
                  .map((line) => (
                    <Figure key={line.part} line={line} />
                  ))}
              </dl>
            </div>
          ))}
        </div>
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

const Figure = ({ line: { part, label, figure } }: { readonly line: SumLine }) => (
  <div className={styles.line} data-part={part}>
    <dt>{label}</dt>
    <dd>{figure}</dd>
  </div>
);
