import type { ReactNode } from 'react';
import { discOf, leaderName, type LeaderId } from '#client';
import { LeaderDisc } from '../leader-disc.tsx';
import { formatOfFaction } from '../leader-messages.ts';
import styles from './lies.module.css';

interface LeadersProps {
  readonly leaders: readonly LeaderId[];
  readonly note?: string;
  readonly sign?: ReactNode;
}

/** Shows leaders, one in each row, with their factions. */
export const Leaders = ({ leaders, note = '', sign }: LeadersProps) => (
  <ul className={styles.leaders}>
    {leaders.map((leader) => (
      <li key={leader}>
        <LeaderDisc leader={leader} nameless />
        <p>
          <strong>{leaderName(leader)}</strong>
          {formatOfFaction(discOf(leader).faction)}
          {note}
        </p>
        {sign}
      </li>
    ))}
  </ul>
);

/** Returns the height of this many leaders. */
export const heightOfLeaders = (count: number): number => 1 + 5 * count;
