'use client';
import { useId, useState } from 'react';
import {
  CARD_PILES,
  cardName,
  type CardPile,
  type FactionId,
  type OpenPlace,
  type TableView,
  type TreacheryTitle,
} from '#client';
import { titlesAt } from '#app/_components/cards/titles-at.ts';
import { PILES, PILE_HEADINGS, formatMove, formatTo } from '#lib/features/open-cards/messages/open-cards.ts';
import { LookThrough } from './look-through.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { TitleSelect } from '#app/_components/title-select.tsx';
import { useDeskAction, type Doing } from '#app/_components/desk/desk-actions.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';

interface AppPilesProps {
  readonly table: TableView;
}

/** Shows the open cards of Mentat's own deck. Each card is in one place, and moves at once. */
export function AppPiles({ table }: AppPilesProps) {
  const doing = useDeskAction();
  const isShut = table.cardRecordsOf !== 'everybody' && !table.openCardsLookedThrough;
  return (
    <section className={styles.sheet} aria-label={PILES.open}>
      <p className={styles.hint}>{PILES.appKeeps}</p>
      {doing.trouble !== null && <Explained {...doing.trouble} />}
      {isShut ? (
        <LookThrough table={table} />
      ) : (
        CARD_PILES.map((pile) => <Pile key={pile} table={table} pile={pile} doing={doing} />)
      )}
      <FromDeck doing={doing} titles={titlesAt(table)} />
    </section>
  );
}

function Pile({ table, pile, doing }: AppPilesProps & { readonly pile: CardPile; readonly doing: Doing }) {
  const cards = [...(pile === 'discarded' ? table.discards : table.removedCards)].sort();
  const places: readonly (OpenPlace | FactionId)[] = [
    ...CARD_PILES.filter((other) => other !== pile),
    'deck',
    ...table.order,
  ];
  return (
    <div>
      <h2 className={styles.heading}>{PILE_HEADINGS[pile]}</h2>
      {cards.length === 0 && <p className={styles.hint}>{PILES.none}</p>}
      {cards.map((card, at) => (
        <div key={`${card} ${at}`} className={styles.row}>
          <span className={styles.card}>{cardName(card)}</span>
          <select
            className={styles.select}
            aria-label={formatMove(card)}
            value=""
            onChange={(event) => {
              const to = places.find((place) => place === event.currentTarget.value);
              if (to !== undefined) void doing.act({ type: 'MoveCard', card, from: pile, to });
            }}
          >
            <option value="">{PILES.move}</option>
            {places.map((place) => (
              <option key={place} value={place}>
                {formatTo(place)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}

/** Takes cards that lay open earlier out of the deck, for a game that began without Mentat. */
function FromDeck({ doing, titles }: { readonly doing: Doing; readonly titles: readonly TreacheryTitle[] }) {
  const field = useId();
  const [card, setCard] = useState<TreacheryTitle | null>(null);
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{PILES.outOfDeck}</h2>
      <p className={styles.hint}>{PILES.whileNobody}</p>
      <div className={styles.field}>
        <label htmlFor={field}>{PILES.openCard}</label>
        <TitleSelect id={field} className={styles.select} titles={titles} value={card} onChange={setCard} />
      </div>
      {card !== null && (
        <div className={styles.field}>
          {CARD_PILES.map((to) => (
            <Button
              key={to}
              small
              sending={doing.sending}
              onClick={() => doing.act({ type: 'MoveCard', card, from: 'deck', to })}
            >
              {formatTo(to)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
