'use client';
import { awaitedTo, nameOfTerritory, sayForces, saySpecial, type BattleSideView, type TableView } from '#client';
import { BATTLES_TO_COME, PLAN_STANDS } from '#app/t/[code]/_components/now-words.ts';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { BattleSteps } from '#app/_components/play-steps.tsx';
import type { StripProps } from './strip-props.ts';
import styles from './strips.module.css';

/** A battle in small: each side with what it has done or is awaited for, and the steps; between two, those to come. */
export function BattleStrip({ table }: StripProps) {
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
        <BattleSteps step={battle.step} />
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
          {sayForces(forces.count)}
          {saySpecial({ faction, ...forces })}
        </small>
        <small data-awaited={owes !== undefined}>
          {owes === undefined ? PLAN_STANDS[plan.state] : awaitedTo(owes.to)}
        </small>
      </p>
    </div>
  );
}

function ToCome({ table: { battles, choices } }: Pick<SideProps, 'table'>) {
  if (battles.length === 0) return null;
  return (
    <ul className={styles.first} aria-label={BATTLES_TO_COME}>
      {battles.map(({ territory, factions }) => (
        <li key={`${territory} ${factions.join(' ')}`} className={styles.dial}>
          {factions.map((faction) => (
            <FactionDisc key={faction} faction={faction} alone />
          ))}
          {nameOfTerritory(territory, choices.edition)}
        </li>
      ))}
    </ul>
  );
}
