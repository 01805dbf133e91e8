'use client';
import {
  awaitedTo,
  territoryName,
  formatForces,
  formatSpecial,
  type BattleSideView,
  type FactionId,
  type TableView,
} from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { BattleProgress } from './battle-progress.tsx';
import type { StripProps } from '#app/_components/banner.ts';
import { BATTLES_TO_COME, PLAN_STANDS } from '#lib/features/battle/messages/course.ts';
import styles from './banner.module.css';

/** Whether a battle runs, or some battles are still to come. */
export const isBattleInBanner = ({ phase, battle, battles }: TableView): boolean =>
  phase === 'battle' && (battle !== null || battles.length > 0);

/** Whether the strip names this faction as a side of the battle, with its awaited answer. */
export const isSideInBanner = ({ battle }: TableView, faction: FactionId): boolean =>
  battle !== null && [battle.aggressor, battle.defender].some((side) => side.faction === faction);

/** Shows a battle in small: each side with its state, and the steps. Between two battles, it shows the next battles. */
export function BattleBanner({ table }: StripProps) {
  const { battle } = table;
  if (battle === null) return <ToCome table={table} />;
  return (
    <>
      <div className={styles.sides}>
        {[battle.aggressor, battle.defender].map((side) => (
          <Side key={side.faction} side={side} table={table} />
        ))}
      </div>
      <div className={styles.steps}>
        <BattleProgress step={battle.step} />
      </div>
    </>
  );
}

interface SideProps {
  readonly side: BattleSideView;
  readonly table: TableView;
}

function Side({ side: { faction, forces, plan }, table: { awaited } }: SideProps) {
  const owes = awaited.find((one) => one.faction === faction);
  return (
    <div className={styles.side}>
      <FactionDisc faction={faction} />
      <p>
        <FactionName faction={faction} />
        <small>
          {formatForces(forces.count)}
          {formatSpecial({ faction, ...forces })}
        </small>
        <small data-awaited={owes !== undefined}>
          {owes === undefined ? PLAN_STANDS[plan.state] : awaitedTo(owes.to)}
        </small>
      </p>
    </div>
  );
}

function ToCome({ table: { battles, choices } }: Pick<SideProps, 'table'>) {
  return (
    <ul className={styles.battles} aria-label={BATTLES_TO_COME}>
      {battles.map(({ territory, factions }) => (
        <li key={`${territory} ${factions.join(' ')}`} className={styles.battle}>
          {factions.map((faction) => (
            <FactionDisc key={faction} faction={faction} alone />
          ))}
          {territoryName(territory, choices.edition)}
        </li>
      ))}
    </ul>
  );
}
