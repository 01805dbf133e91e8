'use client';
import { useState } from 'react';
import { contains, must, promptTitle } from '#client';
import { promptLead } from '#lib/saying/leads.ts';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Question } from '#app/_components/question/question.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import { BID_IN, sayLaid, SEAL_BID, SEAL_PASS } from '#lib/phases/bidding/words/phone.ts';
import { Bidders } from './bidders.tsx';
import { BidWheel } from './bid-wheel.tsx';
import { LaidDown } from './laid-down.tsx';
import { OwnMeans } from './own-means.tsx';

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
  const [bid, setBid] = useState(0);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  return (
    <div className={page.page} data-wide {...cover.watch}>
      <div className={page.upper}>
        <Question title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <Bidders bidding={must(view.table.bidding, 'the bidding of this question')} of={view.mine.faction} />
        <OwnMeans view={view} />
        {trouble}
      </div>
      <BidWheel
        from={0}
        value={bid}
        onChange={setBid}
        legal={contains(prompt.answers, bid)}
        act={bid === 0 ? SEAL_PASS : SEAL_BID}
        onAct={() => {
          onAnswer(bid);
        }}
        sending={sending}
        cover={cover}
      />
    </div>
  );
}
