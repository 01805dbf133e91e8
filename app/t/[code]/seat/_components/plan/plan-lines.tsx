import { figure, nameOfCard, nameOfPlanLeader, type OpenPlan } from '../../../../../../lib/client.ts';
import styles from './plan-lines.module.css';

/** A plan as four lines, as its owner reads it. */
export function PlanLines({ plan }: { readonly plan: OpenPlan }) {
  const lines = [
    ['Dial', figure(plan.dial)],
    ...(plan.spice === 0 ? [] : [['Spice', figure(plan.spice)] as const]),
    ['Leader', nameOfPlanLeader(plan.leader)],
    ...(plan.kwisatzHaderach ? [['With', 'Kwisatz Haderach'] as const] : []),
    ['Weapon', plan.weapon === null ? 'none' : nameOfCard(plan.weapon.card)],
    ['Defense', plan.defense === null ? 'none' : nameOfCard(plan.defense.card)],
  ] as const;
  return (
    <dl className={styles.lines}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
