import type { CSSProperties, ReactNode } from 'react';
import {
  factionName,
  phaseName,
  sumOf,
  type Collection,
  type EditionId,
  type FactionId,
  type CollectedSpice,
  type TableView,
} from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import {
  NOTHING_COLLECTED,
  formatCollectionOf,
  formatRates,
  SHIELDS_COVERED,
} from '#lib/features/collection/messages.ts';
import { SumLines } from './sum-lines.tsx';
import styles from './collection-screen.module.css';

interface CollectionScreenProps {
  readonly table: TableView;
  readonly collection: CollectedSpice;
  readonly rates: Collection;
  readonly presence: readonly Presence[];
  /** The latest news of a seat or the desk, and the strip of a pause. */
  readonly news: ReactNode;
}

/** Counts the collection line by line in the order of play. It leaves out the spice behind the shields. */
export function CollectionScreen({ table, collection, rates, presence, news }: CollectionScreenProps) {
  const { edition } = table.choices;
  return (
    <main className={styles.collection}>
      <header className={styles.head}>
        <h1 className={styles.title}>{phaseName('collection', edition)}</h1>
        <p>{formatCollectionOf(table.turn)}</p>
      </header>
      <ol className={styles.lines} aria-live="polite">
        {table.order.map((faction, at) => (
          <Line
            key={faction}
            at={at}
            faction={faction}
            person={presence.find((seat) => seat.faction === faction)?.name ?? null}
            collection={collection}
            edition={edition}
          />
        ))}
      </ol>
      <div className={styles.news}>{news}</div>
      <footer className={styles.foot}>
        <p className={styles.covered}>
          <Icon name="covered" className={styles.eye} />
          {SHIELDS_COVERED}
        </p>
        <p>{formatRates(rates, edition)}</p>
      </footer>
    </main>
  );
}

interface LineProps {
  /** The place of the faction in the order of play. The screen counts it after the factions before it. */
  readonly at: number;
  readonly faction: FactionId;
  readonly person: string | null;
  readonly collection: CollectedSpice;
  readonly edition: EditionId;
}

/** A future line is dim and has no number; the present one is raised; a past one is plain. */
function Line({ at, faction, person, collection, edition }: LineProps) {
  const own = collection.find((one) => one.faction === faction);
  return (
    <li className={styles.line} data-nothing={own === undefined} style={{ '--at': at } as CSSProperties}>
      <FactionDisc faction={faction} className={styles.disc} />
      <p className={styles.who}>
        <span className={styles.name} data-faction={faction}>
          {factionName(faction)}
        </span>
        {person !== null && <span className={styles.person}>{person}</span>}
      </p>
      <div className={styles.sums}>
        {own === undefined ? <p>{NOTHING_COLLECTED}</p> : <SumLines collection={own} edition={edition} />}
      </div>
      {own !== undefined && (
        <p className={styles.amount}>
          <Icon name="gem" className={styles.gem} label="Spice" />
          <span className={styles.number}>{sumOf(own)}</span>
        </p>
      )}
    </li>
  );
}
