'use client';
import { useState } from 'react';
import { contains, must, promptTitle, formatPausedBy } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { classes } from '#app/_components/classes.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import { BID_IN, PASS, formatLaid, SEAL_BID } from '#lib/features/bidding/messages/phone.ts';
import { Bidders, Facts } from './bidders.tsx';
import { BidWheel } from './bid-wheel.tsx';
import { LaidDown } from './laid-down.tsx';
import { Lead } from './lead.tsx';
import { Yours } from './yours.tsx';
import styles from './bid.module.css';

/** Asks for one sealed bid. Then it shows that bid until all bids are sealed. A pass is sealed, too. */
export function SealedBidPage(props: PromptPageProps<'sealed-bid'>) {
  const { prompt } = props;
  return prompt.sealed ? (
    <LaidDown page={props} words={BID_IN} says={formatLaid(prompt.laid ?? 0)} />
  ) : (
    <OpenSealed {...props} />
  );
}

function OpenSealed({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'sealed-bid'>) {
  const bidding = must(view.table.bidding, 'the bidding of this question');
  const [bid, setBid] = useState(1);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  return (
    <div className={page.page} data-wide {...cover.watch}>
      <div className={classes(page.upper, styles.upper)}>
        <PromptHeading
          title={promptTitle(prompt, view.table.choices.edition)}
          lead={
            <Lead
              bidding={bidding}
              lot={prompt.lot}
              does={promptLead(prompt)}
              held={formatPausedBy(view.table) !== null}
            />
          }
        />
        <Bidders bidding={bidding} of={view.mine.faction} />
        <Facts bidding={bidding} of={view.mine.faction} />
        <Yours view={view} onCommand={onCommand} />
        {trouble}
      </div>
      <BidWheel
        from={1}
        value={bid}
        onChange={setBid}
        legal={contains(prompt.answers, bid)}
        act={SEAL_BID}
        onAct={() => {
          onAnswer(bid);
        }}
        pass={PASS}
        onPass={() => {
          onAnswer(0);
        }}
        time={bidding.card?.time ?? null}
        held={formatPausedBy(view.table) !== null}
        sending={sending}
        cover={cover}
      />
    </div>
  );
}
