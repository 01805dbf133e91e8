import type { ReactNode } from 'react';
import { factionName, territoryName, type EditionId, type FactionId, type TableView } from '#client';
import { CardBack } from '#app/_components/card-back.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { BoardMap } from '#app/_components/map/board-map.tsx';
import { boardOf } from '#app/_components/map/board-facts.ts';
import {
  formatAuctionTitle,
  formatStartsFreely,
  FREE_START,
} from '#lib/modules/spice-harvest/access/messages/screen.ts';
import {
  AUCTION_SCENE,
  CLAIMS_SCENE,
  formatHeld,
  formatHolds,
  formatSold,
  formatStays,
  TRADES_SCENE,
} from '#lib/modules/spice-harvest/access/messages/theatre.ts';
import { formatIsReady } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import { coveredCard, SeatCards, Stage } from './stage.tsx';
import styles from './theatre.module.css';

type Access = NonNullable<TableView['access']>;
type Auction = NonNullable<Access['auction']>;

interface SceneProps {
  readonly table: TableView;
  readonly access: Access;
  readonly news: ReactNode;
}

/**
 * Shows the row of the auction with buyers and prices, and the factions that have sealed a limit for the card on
 * auction.
 */
export function AuctionStage({ access, auction, news }: SceneProps & { readonly auction: Auction }) {
  const { sold, row, order, in: sealed } = auction;
  const last = sold.at(-1);
  const heldBy = (faction: FactionId) => access.hands.find((hand) => hand.faction === faction)?.cards ?? 0;
  return (
    <Stage
      above={formatAuctionTitle(sold.length + 1, sold.length + row.length)}
      title={last === undefined ? AUCTION_SCENE.open : formatSold(last)}
      lead={`${AUCTION_SCENE.face}. ${AUCTION_SCENE.bank}`}
      news={news}
    >
      <ol className={styles.row}>
        {sold.map(({ id, buyer, price }) => (
          <li key={id} className={styles.lot}>
            <FactionDisc faction={buyer} alone />
            <b>{price}</b>
          </li>
        ))}
        {row.map((id, at) => (
          <li key={id} className={styles.lot} data-now={at === 0}>
            <CardBack />
          </li>
        ))}
      </ol>
      <ul className={styles.bidders}>
        {order.map((faction) => {
          const isIn = sealed.includes(faction);
          return (
            <li key={faction} className={styles.bidder} data-in={isIn}>
              <FactionDisc faction={faction} />
              <span>
                <span className={styles.name} data-faction={faction}>
                  {factionName(faction)}
                </span>
                <span className={styles.note}>{formatHeld(heldBy(faction))}</span>
              </span>
              <span className={styles.sign}>
                <Icon name={isIn ? 'seal' : 'clock'} label={formatIsReady(isIn)} />
              </span>
            </li>
          );
        })}
      </ul>
    </Stage>
  );
}

/** Shows the trades, or the claims before the reading, with the factions that have finished. */
export function SealedStage({ access, news }: SceneProps) {
  const words = access.trading === null ? CLAIMS_SCENE : TRADES_SCENE;
  const sealed = access.trading?.ready ?? access.claimed ?? [];
  return (
    <Stage title={words.title} lead={words.rule} news={news}>
      <SeatCards cards={access.hands.map(({ faction }) => coveredCard(faction, sealed.includes(faction)))} />
    </Stage>
  );
}

/** Shows the claims next to the planet while they are read out, one stronghold after the other. */
export function ReadingStage({ table, access, news }: SceneProps) {
  const { readings, readingOrder } = access;
  const { edition } = table.choices;
  return (
    <main className={styles.reading}>
      <div className={styles.map}>
        <BoardMap board={boardOf(table)} edition={edition} />
      </div>
      <div className={styles.claims}>
        <header className={styles.head} aria-live="polite">
          <p className={styles.above}>{access.startsFreely === null ? CLAIMS_SCENE.head : FREE_START}</p>
          <h1 className={styles.title}>{titleOf(access, edition)}</h1>
        </header>
        <ol className={styles.lines}>
          {readingOrder.map((stronghold, at) => (
            <Claim
              key={stronghold}
              name={territoryName(stronghold, edition)}
              reading={readings[at] ?? null}
              isNow={at === readings.length - 1}
            />
          ))}
        </ol>
        <p className={styles.lead}>{CLAIMS_SCENE.rules}</p>
        <div className={styles.strips}>{news}</div>
      </div>
    </main>
  );
}

/** Returns the headline: the last reading, or the faction that places forces without cards. */
function titleOf({ readings, startsFreely }: Access, edition: EditionId): string {
  if (startsFreely !== null) return formatStartsFreely(startsFreely);
  const last = readings.at(-1);
  return last === undefined ? CLAIMS_SCENE.head : formatHolds(last, edition);
}

interface ClaimProps {
  readonly name: string;
  readonly reading: Access['readings'][number] | null;
  readonly isNow: boolean;
}

const Claim = ({ name, reading, isNow }: ClaimProps) => (
  <li className={styles.claim} data-state={reading === null ? 'covered' : isNow ? 'now' : 'done'}>
    <span className={styles.place}>{name}</span>
    {reading === null ? (
      <Icon name="covered" />
    ) : (
      <>
        {reading.claims.map(({ faction, troops }) => (
          <span key={faction} className={styles.side} data-beaten={reading.placed?.faction !== faction}>
            <FactionDisc faction={faction} />
            <span className="unseen">{factionName(faction)}</span>
            {troops}
          </span>
        ))}
        <span>{formatStays(reading)}</span>
      </>
    )}
  </li>
);
