'use client';
import type { ReactNode } from 'react';
import { discOf, type SecretKind, type SeatView } from '#client';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { OwnSecretCover, secretsOf } from '#app/_features/secrets.tsx';
import {
  CHANGE_WHAT_YOU_HOLD,
  formatLeaderStands,
  YOUR_CARDS,
  formatChange,
  AS_EVERYBODY_SEES,
} from './held-messages.ts';
import styles from './holdings-sheet.module.css';

interface HoldingsSheetProps {
  readonly view: SeatView;
  /** Opens the page where the owner enters one secret. */
  readonly onTell: (matter: SecretKind) => void;
  readonly onClose: () => void;
}

/**
 * Shows the holdings of this seat one by one: each secret that its owner may enter, the cards with their effects, and
 * its leaders.
 */
export function HoldingsSheet({ view, onTell, onClose }: HoldingsSheetProps) {
  const { mine } = view;
  const entered = secretsOf(mine).filter(([, { mayEnter }]) => mayEnter(view));
  return (
    <Sheet title={CHANGE_WHAT_YOU_HOLD} tone="warm" onClose={onClose}>
      {entered.map(([matter, { title, note }]) => (
        <Section
          key={matter}
          title={title}
          note={note?.(view) ?? ''}
          onEnter={() => {
            onTell(matter);
          }}
        />
      ))}
      <Section title={YOUR_CARDS}>
        <OwnSecretCover matter="hand" mine={mine} />
      </Section>
      <Section title="Leaders" note={AS_EVERYBODY_SEES}>
        <Leaders view={view} />
      </Section>
    </Sheet>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly onEnter?: () => void;
  readonly children?: ReactNode;
}

function Section({ title, note = '', onEnter, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h3>{title}</h3>
        {note !== '' && <span className={styles.note}>{note}</span>}
        {onEnter !== undefined && (
          <button type="button" className={styles.enter} aria-label={formatChange(title)} onClick={onEnter}>
            Change
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

function Leaders({ view: { table, audience } }: { readonly view: SeatView }) {
  const own = table.leaders.filter(({ leader }) => discOf(leader).faction === audience);
  return (
    <ul className={styles.leaders}>
      {own.map((leader) => (
        <li key={leader.leader}>
          <LeaderDisc leader={leader.leader} away={formatLeaderStands(leader, table.choices.edition) ?? undefined} />
        </li>
      ))}
    </ul>
  );
}
