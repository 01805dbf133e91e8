import type { ReactNode } from 'react';
import { factionName, type FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { HARVEST_STEPS } from '#lib/modules/spice-harvest/harvests/messages/theatre.ts';
import { formatIsReady } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import styles from './theatre.module.css';

interface StageProps {
  readonly above?: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly news: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Shows a scene with a headline in the middle, its content below the headline, and the steps at the lower edge. */
export const Stage = ({ above, title, lead, news, children, foot }: StageProps) => (
  <main className={styles.scene}>
    <header className={`${styles.head} ${styles.centre}`} aria-live="polite">
      {above !== undefined && <p className={styles.above}>{above}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
    <div className={styles.middle}>{children}</div>
    <div className={styles.strips}>{news}</div>
    {foot}
  </main>
);

/** The face of one seat's card. */
export interface SeatCard {
  readonly faction: FactionId;
  readonly face: 'open' | 'covered' | 'dark' | 'bright';
  readonly says: ReactNode;
  readonly turns?: boolean;
}

/** Shows a row with one card for each seat. The owner is below the card. */
export const SeatCards = ({ cards }: { readonly cards: readonly SeatCard[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ faction, face, says, turns = false }) => (
      <li key={faction} className={styles.seat}>
        <span className={styles.face} data-face={face} data-turns={turns}>
          {says}
        </span>
        <span className={styles.who}>
          <FactionDisc faction={faction} />
          <span className={styles.name} data-faction={faction}>
            {factionName(faction)}
          </span>
        </span>
      </li>
    ))}
  </ul>
);

/** Returns the covered card of an asked seat. The card has a seal once the seat has answered. */
export const coveredCard = (faction: FactionId, isIn: boolean): SeatCard => ({
  faction,
  face: isIn ? 'covered' : 'open',
  says: <Icon name={isIn ? 'seal' : 'clock'} label={formatIsReady(isIn)} />,
});

/** Shows the steps of a harvest; `done` of these steps are over. */
export const Steps = ({ done }: { readonly done: number }) => (
  <ol className={styles.steps}>
    {HARVEST_STEPS.map((step, at) => (
      <li key={step} className={styles.step} data-state={at < done ? 'done' : at === done ? 'now' : 'to-come'}>
        {step}
      </li>
    ))}
  </ol>
);
