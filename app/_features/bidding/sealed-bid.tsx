'use client';
import { useState } from 'react';
import { contains, must, promptTitle } from '#client';
import { promptLead } from '#lib/saying/leads.ts';
import { Button } from '#app/_components/button.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Question } from '#app/_components/question/question.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import { BID_IN, PASS, sayLaid, SEAL_BID } from '#lib/phases/bidding/words/phone.ts';
import { Bidders } from './bidders.tsx';
import { BidWheel } from './bid-wheel.tsx';
import { LaidDown } from './laid-down.tsx';
import { OwnMeans } from './own-means.tsx';
import styles from './bid.module.css';

/** One bid, sealed; and what stands there until all are in. A pass is sealed, too. */
export function SealedBidPage(props: PromptPageProps<'sealed-bid'>) {
  const { prompt } = props;
  return prompt.sealed ? (
    <LaidDown page={props} words={BID_IN} says={sayLaid(prompt.laid ?? 0)} />
  ) : (
    <OpenSealed {...props} />
  );
}

function OpenSealed({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'sealed-bid'>) {
  const [bid, setBid] = useState(1);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  return (
    <div className={page.page} data-wide {...cover.watch}>
      <div className={page.upper}>
        <Question title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <Bidders bidding={must(view.table.bidding, 'the bidding of this question')} of={view.mine.faction} />
        <OwnMeans view={view} />
        {trouble}
        <div className={styles.acts}>
          <Button
            sending={sending}
            onClick={() => {
              onAnswer(0);
            }}
          >
            {PASS}
          </Button>
        </div>
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
        sending={sending}
        cover={cover}
      />
    </div>
  );
}
