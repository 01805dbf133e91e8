import { battleSum, capitalize, formatCardsLaid, type BattleOutcome, type SumLine } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import type { ShownPlan } from './shown-plans.ts';
import styles from './outcome.module.css';

interface OutcomeProps {
  readonly outcome: BattleOutcome;
  readonly plans: readonly ShownPlan[];
}

/** Shows a battle's sums line by line, both sides next to each other with their cards. Below are the consequences. */
export function Outcome({ outcome, plans }: OutcomeProps) {
  const { lines, closing, after } = battleSum(outcome);
  const sides = [...new Set(lines.map(({ faction }) => faction))];
  return (
    <section className={styles.outcome} aria-label="Result">
      {sides.length > 0 && (
        <div className={styles.sides}>
          {sides.map((faction) => (
            <div key={faction} className={styles.side}>
              <div className={styles.head}>
                <h3 className={styles.name}>
                  <FactionDisc faction={faction} />
                  <FactionName faction={faction} />
                </h3>
                {plans
                  .filter((shown) => shown.faction === faction)
                  .map(({ plan }) => (
                    <p key={faction}>{capitalize(formatCardsLaid(plan))}</p>
                  ))}
              </div>
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
