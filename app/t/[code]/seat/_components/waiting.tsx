'use client';
import { nameOfPhase, nameOfTerritory, sayAwaited, type SeatView, type TableView } from '../../../../../lib/client.ts';
import { FactionDisc } from '../../../../_components/faction-disc.tsx';
import styles from './waiting.module.css';

/** Nothing is asked of this seat: whom the table waits for, as far as everybody may know. */
export function Waiting({ view: { table, audience } }: { readonly view: SeatView }) {
  const awaited = table.awaited.filter(({ faction }) => faction !== audience);
  const [first] = awaited;
  return (
    <div className={styles.waiting}>
      {first !== undefined && <FactionDisc faction={first.faction} />}
      <div>
        <h1 className={styles.title}>{first === undefined ? quiet(table) : sayAwaited(first.faction, first.to)}</h1>
        {awaited.slice(1).map(({ faction, to }) => (
          <p key={`${faction} ${to}`} className={styles.lead}>
            {sayAwaited(faction, to)}
          </p>
        ))}
        <p className={styles.lead}>Nothing is asked of you now.</p>
        {table.running === null && (
          <p className={styles.lead}>Where your hand, spice or traitors differ from the table, change them below.</p>
        )}
      </div>
    </div>
  );
}

function quiet({ battle, battles, running, phase, choices: { edition } }: TableView): string {
  if (battle !== null) return `The battle for ${nameOfTerritory(battle.territory, edition)} goes on.`;
  if (running === 'storm') return 'The storm gathers.';
  if (running === 'battle') return 'The battles go on.';
  if (phase === 'battle' && battles.length === 0) return 'The battles are over.';
  if (running === 'mentat-pause') return 'The turn ends.';
  return phase === 'setup' ? 'The game is on the board.' : `${nameOfPhase(phase, edition)} is played on the board.`;
}
