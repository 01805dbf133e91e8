'use client';
import Link from 'next/link';
import { forgetDesk } from '#app/_browser/seat-tokens.ts';
import { DeskMessage } from './desk-message.tsx';
import styles from './desk-message.module.css';
import { NO_DESK, WHY_NO_DESK, type WhyNoDesk } from './no-desk-messages.ts';

/** Shows why there is no desk on this device, and where else to go. */
export function NoDesk({ code, why }: { readonly code: string; readonly why: WhyNoDesk }) {
  const { title, lead } = WHY_NO_DESK[why];
  // The device keeps the void credential until the user leaves the page, so that a reload shows the same text again.
  const leave = () => {
    forgetDesk(code);
  };
  return (
    <DeskMessage title={title} lead={lead(code)}>
      {(why === 'not-here' || why === 'handed-over') && (
        <Link href={`/t/${code}`} className={styles.link} onClick={leave}>
          {NO_DESK.toTable}
        </Link>
      )}
      <Link href="/" className={styles.link} onClick={leave}>
        {NO_DESK.toFirstPage}
      </Link>
    </DeskMessage>
  );
}
