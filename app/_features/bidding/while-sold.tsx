'use client';
import { must, formatPausedBy, type SeatView } from '#client';
import { OpensSheet } from '#app/_components/secrets/opens-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { formatIsSold } from '#lib/features/bidding/messages/aloud.ts';
import { Bidders, Facts } from './bidders.tsx';
import { ClockStands } from './clock-stands.tsx';
import { NameCards } from './name-cards.tsx';
import { OwnMeans } from './own-means.tsx';
import { PassAhead } from './pass-ahead.tsx';
import styles from './while-sold.module.css';
import { TellSheet } from './tell-sheet.tsx';

interface WhileSoldProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Shows, while others buy cards and this seat has no question, the size of all hands and the player's means. If players
 * bid aloud, every phone alike has the button to enter the buyer.
 */
export function WhileSold({ view, onCommand }: WhileSoldProps) {
  const bidding = must(view.table.bidding, 'the bidding of this page');
  const { card, way } = bidding;
  return (
    <section className={styles.sold}>
      <ClockStands card={card} held={formatPausedBy(view.table) !== null} draw={(says) => <p>{says}</p>} />
      <Bidders bidding={bidding} of={view.mine.faction} />
      {card !== null && (
        <>
          <Facts bidding={bidding} of={view.mine.faction} />
          <OwnMeans view={view} />
          <PassAhead view={view} onCommand={onCommand} />
          {way === 'aloud' && (
            <OpensSheet label={formatIsSold(card.lot)}>
              {(close) => <TellSheet key={card.lot} card={card} onCommand={onCommand} onClose={close} />}
            </OpensSheet>
          )}
        </>
      )}
      <NameCards view={view} onCommand={onCommand} />
    </section>
  );
}
