import { formatForces, formatSpecial, type TableView } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { BattleProgress } from './battle-progress.tsx';
import { formatBattleFor } from '#lib/features/battle/messages/battle-for.ts';
import { PLAN_STANDS } from '#lib/features/battle/messages/course.ts';
import styles from './at-table.module.css';

/** Shows the present battle on the table's page of a phone. */
export function BattleAtTable({ table: { battle, choices } }: { readonly table: TableView }) {
  if (battle === null) return null;
  return (
    <section>
      <h2>{formatBattleFor(battle.territory, choices.edition)}</h2>
      <BattleProgress step={battle.step} />
      <ul className={styles.sides}>
        {[battle.aggressor, battle.defender].map(({ faction, forces, plan }, i) => (
          <li key={faction}>
            <FactionDisc faction={faction} />
            <p>
              <FactionName faction={faction} />
              <small>
                {i === 0 ? 'aggressor' : 'defender'}, {formatForces(forces.count)}
                {formatSpecial({ faction, ...forces })}, {PLAN_STANDS[plan.state]}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
