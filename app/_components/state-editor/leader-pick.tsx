'use client';
import { useId } from 'react';
import { leaderName, type LeaderId } from '#client';
import { CHOOSE_LEADER } from './position-messages.ts';
import styles from './sheet.module.css';

interface LeaderPickProps {
  readonly label: string;
  readonly leaders: readonly LeaderId[];
  readonly onPick: (leader: LeaderId) => void;
}

/** Lets the moderator choose another leader for an entry. Shows nothing if no leader is left. */
export function LeaderPick({ label, leaders, onPick }: LeaderPickProps) {
  const field = useId();
  if (leaders.length === 0) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        className={styles.select}
        value=""
        onChange={(event) => {
          const chosen = leaders.find((leader) => leader === event.currentTarget.value);
          if (chosen !== undefined) onPick(chosen);
        }}
      >
        <option value="">{CHOOSE_LEADER}</option>
        {leaders.map((leader) => (
          <option key={leader} value={leader}>
            {leaderName(leader)}
          </option>
        ))}
      </select>
    </div>
  );
}
