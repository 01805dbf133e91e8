import { BATTLE_STEPS, nameOfStep, type BattleStep } from '../../lib/client.ts';
import styles from './ladder.module.css';

/** The rungs of a battle, the same on every phone and on the screen: done, now, to come. */
export function Ladder({ step }: { readonly step: BattleStep }) {
  const now = BATTLE_STEPS.indexOf(step);
  return (
    <ol className={styles.ladder} aria-label="Steps of the battle">
      {BATTLE_STEPS.map((rung, i) => (
        <li
          key={rung}
          className={styles.rung}
          data-state={i < now ? 'done' : i === now ? 'now' : 'to-come'}
          aria-current={i === now ? 'step' : undefined}
        >
          {nameOfStep(rung)}
          {i < now && <span className="unseen">, done</span>}
        </li>
      ))}
    </ol>
  );
}
