'use client';
import { useEffect, useState } from 'react';
import { formatPausedBy, promptTitle, type SeatView } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { Button } from '#app/_components/button.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { Decision } from '#app/_components/decision.tsx';
import { Body } from '#app/_components/phone.tsx';
import { ChoicesUnderCover } from '#app/_components/prompt/covered-choices.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { TRADES } from '#lib/modules/spice-harvest/access/messages/trades.ts';
import { AccessHand } from './own-cards.tsx';
import { SeatsIn } from './seats-in.tsx';
import { TradeSheet, type TradeDraft } from './trade-sheet.tsx';
import { OwnTrade, TradeToMe } from './trade-entry.tsx';
import styles from './trades.module.css';

/** The length of the trades on the ring (ms). */
const TRADING_MS = 90_000;

/**
 * Shows the trades: the own cards, and all offers from and to this seat, under one cover. The cover looks the same with
 * and without an offer. A seat that has finished still sees and answers offers.
 */
export function TradesPage(page: PromptPageProps<'trading-ready'>) {
  const { prompt, view, onCommand, onTone, trouble } = page;
  const cover = useCover({ rest: LONG_REST_MS });
  const [draft, setDraft] = useState<TradeDraft | null>(null);
  const isOpen = cover.state !== 'covered';
  useEffect(() => {
    onTone(isOpen ? 'secret' : null);
    return () => {
      onTone(null);
    };
  }, [onTone, isOpen]);
  return (
    <>
      <Body>
        <PromptHeading title={prompt.sealed ? TRADES.ready : promptTitle(prompt, view.table.choices.edition)} />
        {!isOpen && <Clock view={view} lead={promptLead(prompt)} />}
        <ChoicesUnderCover cover={cover} what={TRADES.what}>
          <Offers view={view} onCommand={onCommand} onDraft={setDraft} />
        </ChoicesUnderCover>
        {trouble}
      </Body>
      <Decision>
        <Button
          tone={prompt.sealed ? 'plain' : 'act'}
          onClick={() => {
            setDraft({ kind: 'offer' });
          }}
        >
          {TRADES.offer}
        </Button>
        <Finished {...page} />
      </Decision>
      {draft !== null && (
        <TradeSheet
          view={view}
          draft={draft}
          onCommand={onCommand}
          onClose={() => {
            setDraft(null);
          }}
        />
      )}
    </>
  );
}

function Clock({ view: { table }, lead }: { readonly view: SeatView; readonly lead: string }) {
  const { until = null, ready = [] } = table.access?.trading ?? {};
  return (
    <>
      <div className={styles.clock}>
        {until !== null && (
          <CountdownRing
            window={{ opened: until - TRADING_MS, deadline: until }}
            held={formatPausedBy(table) !== null}
          />
        )}
        <p className={styles.soft}>{lead}</p>
      </div>
      <SeatsIn seats={(table.access?.hands ?? []).map(({ faction }) => faction)} sealed={ready} />
    </>
  );
}

const Finished = ({ prompt, onAnswer, onCommand, sending }: PromptPageProps<'trading-ready'>) =>
  prompt.sealed ? (
    <Button
      tone="quiet"
      sending={sending}
      onClick={() => {
        onCommand({ type: 'Withdraw', prompt: prompt.id });
      }}
    >
      {TRADES.on}
    </Button>
  ) : (
    <Button
      sending={sending}
      onClick={() => {
        onAnswer(true);
      }}
    >
      {TRADES.done}
    </Button>
  );

interface OffersProps extends Pick<PromptPageProps, 'view' | 'onCommand'> {
  readonly onDraft: (draft: TradeDraft) => void;
}

function Offers({ view, onCommand, onDraft }: OffersProps) {
  const { mine, table, audience } = view;
  const toMe = mine.accessTrades.filter(({ to }) => to === audience);
  const byMe = mine.accessTrades.filter(({ by }) => by === audience);
  const { edition } = table.choices;
  return (
    <>
      <section className={styles.list}>
        <h2>{TRADES.toYou}</h2>
        {toMe.length === 0 && <p className={styles.soft}>{TRADES.nothing}</p>}
        {toMe.map((trade) => (
          <TradeToMe
            key={trade.id}
            trade={trade}
            edition={edition}
            onAccept={() => {
              onDraft({ kind: 'answer', trade });
            }}
            onDecline={() => {
              onCommand({ type: 'AnswerAccessTrade', trade: trade.id, returns: [], shown: false });
            }}
          />
        ))}
      </section>
      {byMe.length > 0 && (
        <section className={styles.list}>
          <h2>{TRADES.byYou}</h2>
          {byMe.map((trade) => (
            <OwnTrade
              key={trade.id}
              trade={trade}
              edition={edition}
              onSettle={(accepts) => {
                onCommand({ type: 'SettleAccessTrade', trade: trade.id, accepts });
              }}
            />
          ))}
        </section>
      )}
      <section className={styles.list}>
        <h2>{TRADES.hand}</h2>
        <AccessHand view={view} />
      </section>
    </>
  );
}
