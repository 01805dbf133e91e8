import type { CSSProperties, ReactNode } from 'react';
import { awaitedTo, partsOf, type SpiceBlowView, type TableView, type TerritoryId, type TurnedCard } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { BoardMap } from '#app/_components/map/board-map.tsx';
import {
  NEXT,
  formatHeadline,
  formatNext,
  formatWhere,
  formatWhichBlow,
  SPICE,
  wormLines,
} from '#lib/features/spice-blow/messages/scene.ts';
import { LitTerritory } from './lit-territory.tsx';
import styles from './blow-screen.module.css';

interface BlowScreenProps {
  readonly table: TableView;
  readonly blow: SpiceBlowView;
  /** A revealed card, and whether it is the last so far. */
  readonly card: TurnedCard;
  readonly isLast: boolean;
  /** The latest news of a seat or the desk, and the strip of a pause. */
  readonly news: ReactNode;
}

/** Darkens the planet except for one place. Next to the place is one number or one list. */
export function BlowScreen({ table, blow, card, isLast, news }: BlowScreenProps) {
  const { edition } = table.choices;
  const territory = placeOf(card);
  const isWorm = card.kind === 'worm';
  return (
    <main className={styles.blow}>
      <div className={styles.map}>
        <BoardMap
          board={boardOf(table)}
          edition={edition}
          below={(geometry) =>
            territory !== null && (
              <LitTerritory
                key={blow.turned.indexOf(card)}
                geometry={geometry}
                parts={partsOf(territory)}
                isDevoured={isWorm}
              />
            )
          }
        />
      </div>
      <section className={styles.panel} aria-live="polite">
        <p className={styles.over}>{formatWhichBlow(card, table)}</p>
        <h1 className={styles.title}>{formatHeadline(card, edition, isLast && blow.isRunning)}</h1>
        {card.kind === 'spice' && <Spice card={card} />}
        {isWorm && card.devoured !== null && (
          <ul className={styles.lines}>
            {wormLines(card.devoured).map(({ faction, what, who }, at) => (
              <li key={what + who} className={styles.line} style={{ '--at': at } as CSSProperties}>
                {faction === null ? (
                  <Icon name="gem" className={styles.gem} />
                ) : (
                  <FactionDisc faction={faction} className={styles.disc} />
                )}
                <p>
                  <span className={styles.what}>{what}</span>
                  <span className={styles.who}>{who}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.news}>{news}</div>
        {isLast && (
          <footer className={styles.next}>
            <p className={styles.over}>{NEXT}</p>
            <p>{formatNext(blow, table, awaitedTo)}</p>
          </footer>
        )}
      </section>
    </main>
  );
}

function Spice({ card }: { readonly card: Extract<TurnedCard, { readonly kind: 'spice' }> }) {
  return (
    <>
      <p className={styles.over}>{formatWhere(card)}</p>
      {card.laid > 0 && (
        <p className={styles.amount}>
          <Icon name="gem" className={styles['large-gem']} />
          <span className={styles.number}>{card.laid}</span>
          <span className={styles.spice}>{SPICE}</span>
        </p>
      )}
    </>
  );
}

const placeOf = (card: TurnedCard): TerritoryId | null => {
  if (card.kind === 'spice') return card.territory;
  return card.kind === 'worm' ? (card.devoured?.territory ?? null) : null;
};
