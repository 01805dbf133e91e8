'use client';
import { useState } from 'react';
import { contains, must, promptTitle, whoHolds } from '#client';
import { promptLead } from '#lib/saying/leads.ts';
import { Button } from '#app/_components/button.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Question } from '#app/_components/question/question.tsx';
import { Switch } from '#app/_components/switch.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import { Ring } from '#app/_components/window/ring.tsx';
import {
  KEEP_LIMIT,
  KEEP_LIMIT_MEANS,
  LIMIT_IN,
  sayLimit,
  SET_LIMIT,
  SPARE_ALLY,
  STAY_OUT,
} from '#lib/phases/bidding/words/phone.ts';
import { BidWheel } from './bid-wheel.tsx';
import { LaidDown } from './laid-down.tsx';
import { OwnMeans } from './own-means.tsx';
import styles from './bid.module.css';

/** How far somebody goes for a card, in secret; and what stands there once that is said. */
export function LimitPage(props: PromptPageProps<'bid-limit'>) {
  const { prompt, view } = props;
  if (!prompt.sealed) return <OpenLimit {...props} />;
  const time = view.table.bidding?.card?.time ?? null;
  return (
    <LaidDown
      page={props}
      words={LIMIT_IN}
      says={sayLimit(prompt.laid?.limit ?? 0)}
      beside={time !== null && <Ring window={time} held={whoHolds(view.table) !== null} />}
    />
  );
}

function OpenLimit({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'bid-limit'>) {
  const bidding = must(view.table.bidding, 'the bidding of this question');
  const [limit, setLimit] = useState(Math.max(1, prompt.stands?.limit ?? 1));
  const [keeps, setKeeps] = useState(prompt.stands !== null);
  const [sparesAlly, setSparesAlly] = useState(prompt.stands?.sparesAlly ?? false);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  const answer = { limit, keeps, sparesAlly };
  const time = bidding.card?.time ?? null;
  return (
    <div className={page.page} data-wide {...cover.watch}>
      <div className={page.upper}>
        <Question title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <Switch label={KEEP_LIMIT} note={KEEP_LIMIT_MEANS} on={keeps} onChange={setKeeps} />
        {prompt.hasAlly && <Switch label={SPARE_ALLY} on={sparesAlly} onChange={setSparesAlly} />}
        <OwnMeans view={view} />
        {trouble}
        <div className={styles.acts}>
          <Button
            sending={sending}
            onClick={() => {
              onAnswer({ ...answer, limit: 0 });
            }}
          >
            {STAY_OUT}
          </Button>
          {time !== null && <Ring window={time} held={whoHolds(view.table) !== null} />}
        </div>
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
        sending={sending}
        cover={cover}
      />
    </div>
  );
}
