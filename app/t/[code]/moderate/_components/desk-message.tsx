import type { ReactNode } from 'react';
import styles from './desk-message.module.css';

interface DeskMessageProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** A page with one message: an invitation, a desk on another device, an unknown table. */
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
