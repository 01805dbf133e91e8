import { formatNumber, cardName, planLeaderName, type OpenPlan } from '#client';
import { KWISATZ_HADERACH } from '#lib/features/battle/messages/plan.ts';
import styles from './plan-lines.module.css';

interface PlanLinesProps {
  readonly plan: OpenPlan;
  /** Whether the lines are next to each other, because there is little room. */
  readonly inRow?: boolean;
}

/** Shows a plan line by line to its owner. */
export function PlanLines({ plan, inRow = false }: PlanLinesProps) {
  const lines = [
    ['Dial', formatNumber(plan.dial)],
    ...(plan.spice === 0 ? [] : [['Spice', formatNumber(plan.spice)] as const]),
    ['Leader', planLeaderName(plan.leader)],
    ...(plan.kwisatzHaderach ? [['With', KWISATZ_HADERACH] as const] : []),
    ['Weapon', plan.weapon === null ? 'none' : cardName(plan.weapon.card)],
    ['Defense', plan.defense === null ? 'none' : cardName(plan.defense.card)],
  ] as const;
  return (
    <dl className={styles.lines} data-row={inRow}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
