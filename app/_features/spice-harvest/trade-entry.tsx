'use client';
import type { EditionId, FactionId, SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import {
  formatGives,
  formatNotAnswered,
  formatOwnOffer,
  formatWaitsForOther,
  formatWants,
  TRADES,
} from '#lib/modules/spice-harvest/access/messages/trades.ts';
import styles from './trades.module.css';

export type TradeView = SeatView['mine']['accessTrades'][number];

interface TradeProps {
  readonly trade: TradeView;
  readonly edition: EditionId;
}

interface TradeToMeProps extends TradeProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/**
 * Shows an offer to this seat: the cards that the other side gives, and what it wants. The two answers have the same
 * size and colour.
 */
export const TradeToMe = ({ trade, edition, onAccept, onDecline }: TradeToMeProps) => (
  <div className={styles.trade}>
    <Line
      faction={trade.by}
      says={formatGives(trade.by, trade.gives, edition, false)}
      soft={formatWants(trade.wants)}
    />
    {trade.returns === null ? (
      <div className={styles.answers}>
        <Button small onClick={onAccept}>
          {TRADES.accept}
        </Button>
        <Button small onClick={onDecline}>
          {TRADES.decline}
        </Button>
      </div>
    ) : (
      <Line
        faction={trade.to}
        says={formatGives(trade.to, trade.returns, edition, true)}
        soft={formatWaitsForOther(trade.by)}
      />
    )}
  </div>
);

interface OwnTradeProps extends TradeProps {
  readonly onSettle: (accepts: boolean) => void;
}

/** Shows an own offer: the cards that the other side lays against it, and the last word. */
export const OwnTrade = ({ trade, edition, onSettle }: OwnTradeProps) => (
  <div className={styles.trade}>
    <Line faction={trade.to} says={formatOwnOffer(trade.to, trade.gives, edition)} soft={formatWants(trade.wants)} />
    {trade.returns === null ? (
      <p className={styles.soft}>{formatNotAnswered(trade.to)}</p>
    ) : (
      <p>
        <b>{formatGives(trade.to, trade.returns, edition, false)}</b>
      </p>
    )}
    <div className={styles.answers}>
      {trade.returns !== null && (
        <Button
          small
          onClick={() => {
            onSettle(true);
          }}
        >
          {TRADES.agree}
        </Button>
      )}
      <Button
        small
        onClick={() => {
          onSettle(false);
        }}
      >
        {trade.returns === null ? TRADES.drop : TRADES.refuse}
      </Button>
    </div>
  </div>
);

interface LineProps {
  readonly faction: FactionId;
  readonly says: string;
  readonly soft: string;
}

const Line = ({ faction, says, soft }: LineProps) => (
  <p className={styles.line}>
    <FactionDisc faction={faction} />
    <span>
      <b>{says}</b>
      <span className={styles.soft}>{soft}</span>
    </span>
  </p>
);
