import type { FactionId, LogFact } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import { formatBrought, formatFate, SCREEN } from '#lib/modules/duel/kanly/messages/screen.ts';
import styles from './duel-screen.module.css';

type End = Extract<LogFact, { readonly code: 'kanly-ended' }>;

interface DuelEndProps {
  readonly end: End;
  readonly lines: readonly LogFact[];
}

/** Shows the seconds at the end of a duel: their leaders, what became of them, and what they brought. */
export function DuelEnd({ end, lines }: DuelEndProps) {
  if (end.seconds.length === 0) return <p className={styles.soft}>{SCREEN.nobody}</p>;
  return (
    <ul className={styles.fates}>
      {end.seconds.map((second) => (
        <li key={second.faction} className={styles.fate} data-fate={second.fate}>
          <FactionDisc faction={second.faction} />
          <LeaderDisc leader={second.leader} inTanks={second.fate === 'killed'} note={formatFate(second)} />
          <span className={styles.brought}>{broughtBy(second.faction, lines)}</span>
        </li>
      ))}
    </ul>
  );
}

function broughtBy(faction: FactionId, lines: readonly LogFact[]): string | null {
  const paid = lines.findLast((line) => line.code === 'second-paid' && line.faction === faction);
  return paid?.code === 'second-paid' ? formatBrought(paid) : null;
}
