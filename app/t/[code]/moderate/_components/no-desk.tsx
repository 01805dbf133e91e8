'use client';
import Link from 'next/link';
import { explainTrouble } from '#client';
import { forgetDesk } from '#app/_device/seat-tokens.ts';
import { DeskMessage } from './desk-message.tsx';
import styles from './desk-message.module.css';

type Why = 'not-here' | 'handed-over' | 'unknown-table' | 'unreadable-table';

const WORDS: Record<Why, { readonly title: string; readonly lead: (code: string) => string }> = {
  'not-here': {
    title: 'The desk is on another device.',
    lead: (code) => `Whoever moderates table ${code} can hand it over with a QR code from their desk.`,
  },
  'handed-over': {
    title: 'Somebody else has the desk now.',
    lead: (code) =>
      `It was handed over, or the seats have chosen another moderator. Table ${code} goes on; to have the desk back, scan the QR code that it shows for this.`,
  },
  'unknown-table': {
    title: 'No table has this code.',
    lead: (code) => `Nobody here knows ${code}. Compare it with the signs on the shared screen.`,
  },
  'unreadable-table': {
    title: explainTrouble('unreadable-table').why,
    lead: () => explainTrouble('unreadable-table').next,
  },
};

/** Why there is no desk on this device, and where else to go. */
export function NoDesk({ code, why }: { readonly code: string; readonly why: Why }) {
  const { title, lead } = WORDS[why];
  // The dead credential is kept until the page is left, so that a reload says the same once more.
  const leave = () => {
    forgetDesk(code);
  };
  return (
    <DeskMessage title={title} lead={lead(code)}>
      {(why === 'not-here' || why === 'handed-over') && (
        <Link href={`/t/${code}`} className={styles.link} onClick={leave}>
          Go to the table
        </Link>
      )}
      <Link href="/" className={styles.link} onClick={leave}>
        Go to the first page
      </Link>
    </DeskMessage>
  );
}
