'use client';
import type { SeatView } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { accessCardName } from '#lib/modules/spice-harvest/access/messages/cards.ts';
import { ACCESS_BID, formatSeen, OWN_CARDS } from '#lib/modules/spice-harvest/access/messages/phone.ts';
import styles from './own-cards.module.css';

/** The height (rem) of the box without a card, and the height of each row of two cards. */
const EMPTY_REM = 3.25;
const ROW_REM = 2.25;

/**
 * Shows the access cards of a seat, its spice, and the cards of others that it has seen, under one cover. The height
 * depends on the number of its cards, which all players know.
 */
export function OwnCards({ view }: { readonly view: SeatView }) {
  const { mine, table, audience } = view;
  const count = table.access?.hands.find(({ faction }) => faction === audience)?.cards ?? 0;
  const { edition } = table.choices;
  return (
    <ReadOnlyCover what={ACCESS_BID.yours} named height={EMPTY_REM + ROW_REM * Math.ceil(Math.max(0, count - 1) / 2)}>
      <div className={styles.held}>
        <p className={styles.spice}>
          <Icon name="gem" label={OWN_CARDS.spice} className={styles.gem} />
          <b>{mine.spice === 'uncounted' ? '–' : mine.spice}</b>
        </p>
        <AccessHand view={view} />
        {mine.accessSeen.length > 0 && (
          <p className={styles.seen}>
            {OWN_CARDS.seen}{' '}
            {mine.accessSeen.map(({ buyer, card }) => formatSeen(buyer, accessCardName(card, edition))).join(' · ')}
          </p>
        )}
      </div>
    </ReadOnlyCover>
  );
}

/** Shows the faces of the own access cards, under a cover. */
export const AccessHand = ({ view: { mine, table } }: { readonly view: SeatView }) =>
  mine.accessHand.length === 0 ? (
    <p>{OWN_CARDS.none}</p>
  ) : (
    <ul className={styles.cards}>
      {mine.accessHand.map(({ id, card }) => (
        <li key={id} className={styles.card}>
          {accessCardName(card, table.choices.edition)}
        </li>
      ))}
    </ul>
  );
