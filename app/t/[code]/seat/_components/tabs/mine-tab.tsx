'use client';
import type { ReactNode } from 'react';
import { LEADERS, nameOfTerritory, type LeaderView, type SecretKind, type SeatView } from '#client';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { AT_ANY_TIME } from '#app/_features/phone.tsx';
import { OwnSecretCover, secretsOf } from '#app/_features/secrets.tsx';
import { StandAside } from '#app/_components/window/stand-aside.tsx';
import { Sides } from './sides.tsx';
import { Talking } from '#app/_components/talking.tsx';
import styles from './mine-tab.module.css';

interface MineTabProps {
  /** A question waits: then the raised hand stands above the tab. */
  readonly asked: boolean;
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
  /** Opens what its owner tells of one secret. */
  readonly onTell: (matter: SecretKind) => void;
}

/** What is this seat's: its secrets, each under a cover and each its owner's to correct, and its leaders as all may see them. */
export function MineTab({ view, asked, onIntent, onTell }: MineTabProps) {
  const { mine } = view;
  return (
    <>
      {secretsOf(mine).map(([matter, { title, note, mayEnter }]) => (
        <Section
          key={matter}
          title={title}
          note={note?.(view) ?? ''}
          onEnter={
            mayEnter(view)
              ? () => {
                  onTell(matter);
                }
              : undefined
          }
        >
          <OwnSecretCover matter={matter} mine={mine} />
        </Section>
      ))}
      <Section title="Leaders" note="as everybody sees them">
        <Leaders view={view} />
      </Section>
      <Sides view={view} onIntent={onIntent} />
      <div className={styles.standing}>
        {AT_ANY_TIME.map((Offer, at) => (
          <Offer key={at} view={view} onIntent={onIntent} />
        ))}
        <StandAside on={mine.standsAside} onIntent={onIntent} />
        {!asked && <Talking raised={mine.raisedHand} onIntent={onIntent} />}
      </div>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly onEnter?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Section({ title, note = '', onEnter, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {note !== '' && <span className={styles.note}>{note}</span>}
        {onEnter !== undefined && (
          <button type="button" className={styles.enter} aria-label={`Change: ${title}`} onClick={onEnter}>
            Change
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

function Leaders({ view: { table, audience } }: { readonly view: SeatView }) {
  const own = table.leaders.filter(({ leader }) => LEADERS[leader].faction === audience);
  const away = ({ where, foughtIn, resting }: LeaderView): string | undefined => {
    if (where === 'tanks') return 'in the tanks';
    const bound = foughtIn === null ? undefined : `in ${nameOfTerritory(foughtIn, table.choices.edition)}`;
    const rests = resting ? 'not this phase' : bound;
    if (where !== 'hidden') return rests;
    return rests === undefined ? 'perhaps captured' : `${rests}; perhaps captured`;
  };
  return (
    <ul className={styles.leaders}>
      {own.map((leader) => (
        <li key={leader.leader}>
          <LeaderDisc leader={leader.leader} away={away(leader)} />
        </li>
      ))}
    </ul>
  );
}
