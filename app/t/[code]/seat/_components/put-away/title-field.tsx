'use client';
import { useId } from 'react';
import { nameOfCard, TREACHERY_TITLES, type TreacheryTitle } from '../../../../../../lib/client.ts';
import styles from './put-away.module.css';

interface TitleFieldProps {
  readonly value: TreacheryTitle | null;
  readonly onChange: (title: TreacheryTitle | null) => void;
}

/** Which card it was, of one that Mentat has not been told. */
export function TitleField({ value, onChange }: TitleFieldProps) {
  const field = useId();
  return (
    <div className={styles.title}>
      <label htmlFor={field}>Which card was it?</label>
      <select
        id={field}
        className={styles.select}
        value={value ?? ''}
        onChange={(event) => {
          onChange(TREACHERY_TITLES.find((title) => title === event.currentTarget.value) ?? null);
        }}
      >
        <option value="">Choose its title</option>
        {TREACHERY_TITLES.map((title) => (
          <option key={title} value={title}>
            {nameOfCard(title)}
          </option>
        ))}
      </select>
    </div>
  );
}
