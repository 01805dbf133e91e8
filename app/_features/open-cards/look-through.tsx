'use client';
import { CARD_PILES, type TableView } from '#client';
import {
  LOOK_THROUGH,
  LOOK_THROUGH_HINT,
  PILE_HEADINGS,
  formatOpenCards,
} from '#lib/features/open-cards/messages/open-cards.ts';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { Explained } from '#app/_components/refusal.tsx';

/** Shows the open cards. The desk reads only the cards of this turn, and looks through all of them to correct any. */
export function LookThrough({ table }: { readonly table: TableView }) {
  const doing = useDeskAction();
  const cards = { discarded: table.discards, removed: table.removedCards };
  return (
    <>
      {CARD_PILES.map((pile) => (
        <div key={pile}>
          <h2 className={styles.heading}>{PILE_HEADINGS[pile]}</h2>
          <p>{formatOpenCards({ cards: cards[pile], unread: table.openCardsUnread[pile] })}</p>
        </div>
      ))}
      <p className={styles.hint}>{LOOK_THROUGH_HINT}</p>
      {doing.trouble !== null && <Explained {...doing.trouble} />}
      <Button sending={doing.sending} onClick={() => doing.act({ type: 'LookThroughOpenCards' })}>
        {LOOK_THROUGH}
      </Button>
    </>
  );
}
