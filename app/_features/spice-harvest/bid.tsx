'use client';
import { useState } from 'react';
import { contains, formatSpice, must, promptTitle, type SeatView } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { Button } from '#app/_components/button.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import wheel from '#app/_components/wheel/wheel-page.module.css';
import { ACCESS_BID, formatLimit, LOOK_AT_CARD } from '#lib/modules/spice-harvest/access/messages/phone.ts';
import { Dial } from './dial.tsx';
import { LookOffer } from './look-offer.tsx';
import { useTooMuch } from './means.ts';
import { OwnCards } from './own-cards.tsx';
import { CardRow } from './row.tsx';
import { SealedAnswer } from './sealed-answer.tsx';
import styles from './bid.module.css';

/**
 * A bid that is larger than the spice of any faction. If the wheel stopped at the own spice, it would show the amount.
 */
const MOST = 99;

/** Asks for the highest price. Then it shows the sealed limit, or a limit that is kept for the next cards. */
export const BidPage = (page: PromptPageProps<'access-bid'>) =>
  page.prompt.sealed ? <SealedBid {...page} /> : <OpenBid {...page} />;

function OpenBid({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'access-bid'>) {
  const [limit, setLimit] = useState(Math.max(1, prompt.stands ?? 1));
  const [keeps, setKeeps] = useState(true);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  const answerOf = (price: number) => (keeps ? { keeps: price } : price);
  const { says, onAct } = useTooMuch(limit, contains(prompt.answers, answerOf(limit)), ACCESS_BID.act, () => {
    onAnswer(answerOf(limit));
  });
  return (
    <div className={wheel.page} data-wide {...cover.watch}>
      <div className={wheel.upper}>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <CardRow auction={auctionIn(view)} />
        <div className={styles.pair} role="group" aria-label={ACCESS_BID.howLong}>
          {[true, false].map((forAll) => (
            <Button
              key={String(forAll)}
              small
              chosen={keeps === forAll}
              onClick={() => {
                setKeeps(forAll);
              }}
            >
              {forAll ? ACCESS_BID.kept : ACCESS_BID.once}
            </Button>
          ))}
        </div>
        <Yours view={view} onCommand={onCommand} />
        {trouble}
      </div>
      <Dial
        label={ACCESS_BID.label}
        from={1}
        to={MOST}
        value={limit}
        onChange={setLimit}
        say={formatSpice}
        act={says}
        onAct={onAct}
        pass={{
          says: keeps ? ACCESS_BID.passOnAll : ACCESS_BID.pass,
          onPass: () => {
            onAnswer(answerOf(0));
          },
        }}
        sending={sending}
        cover={cover}
      />
    </div>
  );
}

function SealedBid(page: PromptPageProps<'access-bid'>) {
  const { prompt, view, onCommand } = page;
  const auction = auctionIn(view);
  return (
    <SealedAnswer
      page={page}
      words={{ ...ACCESS_BID, title: ACCESS_BID.sealed }}
      says={formatLimit(prompt.stands ?? 0, prompt.keeps)}
      seats={auction.order}
      sealed={auction.in}
    >
      <CardRow auction={auction} />
      <Yours view={view} onCommand={onCommand} />
    </SealedAnswer>
  );
}

/** Shows the own cards. If the seat can look at a card of the row, that look is next to the own cards. */
const Yours = ({ view, onCommand }: Pick<PromptPageProps, 'view' | 'onCommand'>) => (
  <LookOffer
    offer={view.prompts.find(({ kind }) => kind === 'look-at-access-card')}
    onCommand={onCommand}
    says={LOOK_AT_CARD.open}
    choices={auctionIn(view).row.map((value, at) => ({ value, says: auctionIn(view).sold.length + at + 1 }))}
  >
    <OwnCards view={view} />
  </LookOffer>
);

const auctionIn = ({ table: { access } }: SeatView) => must(access?.auction, 'the auction of this card');
