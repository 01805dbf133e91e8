'use client';
import { useState } from 'react';
import { contains, must, promptTitle, formatPausedBy } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { Button } from '#app/_components/button.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { classes } from '#app/_components/classes.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { TalkingLink } from '#app/_components/talking.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import {
  FOR_EVERY_CARD,
  FOR_THIS_CARD,
  HOW_LONG,
  LIMIT_IN,
  LIMIT_IS_SET,
  LIMIT_STANDS,
  formatLimit,
  SET_LIMIT,
  SPARE_ALLY,
  STAY_OUT,
} from '#lib/features/bidding/messages/phone.ts';
import { Facts } from './bidders.tsx';
import { BidWheel } from './bid-wheel.tsx';
import { LaidDown } from './laid-down.tsx';
import { Lead } from './lead.tsx';
import { Yours } from './yours.tsx';
import styles from './bid.module.css';

/** Asks for a player's secret limit for a card. Then it shows the sealed answer. */
export function LimitPage(props: PromptPageProps<'bid-limit'>) {
  const { prompt, view } = props;
  if (!prompt.sealed) return <OpenLimit {...props} />;
  const time = view.table.bidding?.card?.time ?? null;
  return (
    <LaidDown
      page={props}
      words={LIMIT_IN}
      says={formatLimit(prompt.laid?.limit ?? 0)}
      own={LIMIT_IS_SET}
      beside={
        time !== null && (
          <div className={styles.clock}>
            <CountdownRing window={time} held={formatPausedBy(view.table) !== null} />
          </div>
        )
      }
    />
  );
}

function OpenLimit({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'bid-limit'>) {
  const bidding = must(view.table.bidding, 'the bidding of this question');
  const [limit, setLimit] = useState(Math.max(1, prompt.stands?.limit ?? 1));
  const [keeps, setKeeps] = useState(prompt.stands !== null);
  const [sparesAlly, setSparesAlly] = useState(prompt.stands?.sparesAlly ?? false);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  const answer = { limit, keeps, sparesAlly };
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
        <div className={styles.pair} role="group" aria-label={HOW_LONG}>
          {[false, true].map((forAll) => (
            <Button
              key={String(forAll)}
              small
              chosen={keeps === forAll}
              onClick={() => {
                setKeeps(forAll);
              }}
            >
              {forAll ? FOR_EVERY_CARD : FOR_THIS_CARD}
            </Button>
          ))}
        </div>
        {prompt.stands !== null && <p className={styles.stands}>{LIMIT_STANDS}</p>}
        {prompt.hasAlly && <Switch label={SPARE_ALLY} on={sparesAlly} onChange={setSparesAlly} />}
        <Facts bidding={bidding} of={view.mine.faction} />
        <Yours view={view} onCommand={onCommand} />
        {trouble}
      </div>
      <BidWheel
        from={1}
        value={limit}
        onChange={setLimit}
        legal={contains(prompt.answers, answer)}
        act={SET_LIMIT}
        onAct={() => {
          onAnswer(answer);
        }}
        pass={STAY_OUT}
        onPass={() => {
          onAnswer({ ...answer, limit: 0 });
        }}
        time={bidding.card?.time ?? null}
        held={formatPausedBy(view.table) !== null}
        beneathClock={<TalkingLink raised={view.mine.raisedHand} onCommand={onCommand} />}
        sending={sending}
        cover={cover}
      />
    </div>
  );
}
