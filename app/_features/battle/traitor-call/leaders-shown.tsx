'use client';
import type { SeatView } from '#client';
import { InOnePlace } from '#app/_components/in-one-place.tsx';
import { formatLed, TURNING } from '#lib/features/battle/messages/result.ts';
import { useWheelsTurned } from '../result/use-wheels-turned.ts';
import styles from './leaders-shown.module.css';

/**
 * Shows the revealed leaders, because one of them may be a traitor. Shows nothing before the screen has turned the
 * wheels.
 */
export function LeadersShown({ view: { table } }: { readonly view: SeatView }) {
  const turned = useWheelsTurned(table);
  if (table.battle === null || table.window?.ask.kind !== 'traitor-call') return null;
  const shown = [table.battle.aggressor, table.battle.defender].flatMap(({ faction, plan }) =>
    plan.state === 'shown' ? [formatLed(faction, plan.plan.leader)] : [],
  );
  const led = shown.join(' ');
  return <InOnePlace words={[TURNING, led]} shows={turned ? led : TURNING} className={styles.shown} />;
}
