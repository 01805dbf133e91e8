'use client';
import { useId } from 'react';
import type { TreacheryTitle } from '#client';
import { TitleSelect } from '#app/_components/title-select.tsx';
import { WHICH_CARD } from '#lib/features/hand-changes/messages/sheet.ts';
import styles from './put-away.module.css';

interface TitleFieldProps {
  readonly titles: readonly TreacheryTitle[];
  readonly value: TreacheryTitle | null;
  readonly onChange: (title: TreacheryTitle | null) => void;
}

/** Asks for the title of a card that Mentat does not know. */
export function TitleField(choice: TitleFieldProps) {
  const field = useId();
  return (
    <div className={styles.title}>
      <label htmlFor={field}>{WHICH_CARD}</label>
      <TitleSelect id={field} className={styles.select} {...choice} />
    </div>
  );
}
