import type { ReactNode } from 'react';
import styles from './desk-message.module.css';

interface DeskMessageProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** Shows a page with one message, for example about an invitation, a desk on another device, or an unknown table. */
export function DeskMessage({ title, lead, children }: DeskMessageProps) {
  return (
    <main className={styles.message}>
      <p className={styles.name}>Mentat</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.ways}>{children}</div>
    </main>
  );
}
