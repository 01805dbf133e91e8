'use client';
import { useState, type ReactNode } from 'react';
import { contains, must, promptTitle, formatPausedBy } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Decision } from '#app/_components/decision.tsx';
import { Body } from '#app/_components/phone.tsx';
import { useCover, LONG_REST_MS } from '#app/_components/cover/use-cover.ts';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { classes } from '#app/_components/classes.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import { MAY_BID_AGAIN, PASS, SAID, formatBid } from '#lib/features/bidding/messages/phone.ts';
import { Bidders, Facts } from './bidders.tsx';
import { BidWheel } from './bid-wheel.tsx';
import { ClockStands, standsUntil } from './clock-stands.tsx';
import { Lead } from './lead.tsx';
import { OwnMeans } from './own-means.tsx';
import { PassAhead } from './pass-ahead.tsx';
import { Yours } from './yours.tsx';
import styles from './bid.module.css';

/**
 * Shows a player’s turn in an open auction. After the bid it shows the player’s own bid until the next bidder has
 * answered.
 */
export function BidPage(props: PromptPageProps<'bid'>) {
  return props.prompt.sealed ? <SaidBid {...props} /> : <OpenBid key={props.prompt.id} {...props} />;
}

function OpenBid({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'bid'>) {
  const bidding = must(view.table.bidding, 'the bidding of this question');
  const least = (prompt.high?.amount ?? 0) + 1;
  const [amount, setAmount] = useState(least);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  const held = formatPausedBy(view.table) !== null;
  return (
    <div className={page.page} data-wide {...cover.watch}>
      <div className={classes(page.upper, styles.upper)}>
        <PromptHeading
          title={promptTitle(prompt, view.table.choices.edition)}
          lead={<Lead bidding={bidding} lot={prompt.lot} does={MAY_BID_AGAIN} held={held} />}
        />
        <Bidders bidding={bidding} of={view.mine.faction} />
        <Facts bidding={bidding} of={view.mine.faction} />
        <Yours view={view} onCommand={onCommand} />
        {trouble}
      </div>
      <div className={page.heard}>
        <BidWheel
          from={least}
          value={amount}
          onChange={setAmount}
          legal={contains(prompt.answers, amount)}
          act={formatBid(amount)}
          onAct={() => {
            onAnswer(amount);
          }}
          pass={PASS}
          onPass={() => {
            onAnswer(0);
          }}
          time={bidding.card?.time ?? null}
          held={held}
          standsUntil={standsUntil(bidding.card)}
          sending={sending}
          cover={cover}
        />
      </div>
    </div>
  );
}

function SaidBid({ prompt, view, onCommand, sending, trouble }: PromptPageProps<'bid'>) {
  const bidding = must(view.table.bidding, 'the bidding of this question');
  const last = bidding.card?.words.at(-1) ?? null;
  const said = last?.amount ?? null;
  return (
    <>
      <Body>
        <PromptHeading title={said === null ? SAID.pass : SAID.bid(said)} lead={SAID.lead} />
        <ClockStands card={bidding.card} held={formatPausedBy(view.table) !== null} draw={inLine} />
        <Bidders bidding={bidding} of={view.mine.faction} />
        <Facts bidding={bidding} of={view.mine.faction} />
        <OwnMeans view={view} />
        <PassAhead view={view} onCommand={onCommand} />
        {trouble}
      </Body>
      <Decision>
        <Button
          tone="quiet"
          sending={sending}
          onClick={() => {
            onCommand({ type: 'Withdraw', prompt: prompt.id });
          }}
        >
          {SAID.takeBack}
        </Button>
      </Decision>
    </>
  );
}

const inLine = (says: ReactNode): ReactNode => <p>{says}</p>;
