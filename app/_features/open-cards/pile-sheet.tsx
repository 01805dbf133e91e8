'use client';
import { useId } from 'react';
import { PILES, PILE_HEADINGS, formatTakeOut } from '#lib/features/open-cards/messages/open-cards.ts';
import { CARD_PILES, cardName, type CardPile } from '#client';
import { titlesAt } from '#app/_components/cards/titles-at.ts';
import { Icon } from '#app/_components/icon.tsx';
import { TitleSelect } from '#app/_components/title-select.tsx';
import { AppPiles } from './app-piles.tsx';
import type { EntryProps } from '#app/_components/state-editor/draft.ts';
import { LookThrough } from './look-through.tsx';
import { inTitles } from '#app/_components/state-editor/in-titles.ts';
import styles from '#app/_components/state-editor/sheet.module.css';

/**
 * Lets the desk enter the open treachery cards: the cards of a cardboard deck, or a correction of Mentat's own deck.
 */
export function PileSheet({ table, draft }: EntryProps) {
  if (table.choices.components.treachery === 'app') {
    return <AppPiles table={table} />;
  }
  const { discarded, removed } = table.openCardsUnread;
  if (discarded + removed > 0) {
    return (
      <section className={styles.sheet} aria-label={PILES.open}>
        <LookThrough table={table} />
      </section>
    );
  }
  return (
    <section className={styles.sheet} aria-label={PILES.open}>
      {CARD_PILES.map((pile) => (
        <Pile key={pile} table={table} draft={draft} pile={pile} />
      ))}
    </section>
  );
}

function Pile({ table, draft, pile }: EntryProps & { readonly pile: CardPile }) {
  const field = useId();
  const { cards } = draft.drafted({ kind: 'pile', pile, cards: [] });
  const put = (next: typeof cards) => {
    draft.put({ kind: 'pile', pile, cards: inTitles(next) });
  };
  return (
    <div>
      <h2 className={styles.heading}>{PILE_HEADINGS[pile]}</h2>
      {cards.map((card, at) => (
        <div key={`${card} ${at}`} className={styles.row}>
          <span className={styles.card}>{cardName(card)}</span>
          <button
            type="button"
            className={styles.out}
            aria-label={formatTakeOut(card)}
            onClick={() => {
              put(cards.filter((_, other) => other !== at));
            }}
          >
            <Icon name="minus" />
          </button>
        </div>
      ))}
      <div className={styles.row}>
        <label htmlFor={field}>{PILES.add}</label>
        <TitleSelect
          id={field}
          className={styles.select}
          titles={titlesAt(table)}
          value={null}
          onChange={(card) => {
            if (card !== null) put([...cards, card]);
          }}
        />
      </div>
    </div>
  );
}
