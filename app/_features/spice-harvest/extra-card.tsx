'use client';
import { useState } from 'react';
import { contains, enumerate, type AnswerValue } from '#client';
import { Button } from '#app/_components/button.tsx';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { InLarge } from '#app/_components/prompt/sealed-prompt.tsx';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import own from './extra-card.module.css';
import { BUY, formatDrawn, OFFER } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';

/** Asks for the price of one more harvest card. A press on a price offers the card. */
export function OfferPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'offer-harvest-card'>) {
  const [pressed, setPressed] = useState<AnswerValue | undefined>(undefined);
  const prices = [...enumerate(prompt.answers)].filter((price) => price !== null).map(Number);
  const offer = (price: number | null) => () => {
    if (sending) return;
    setPressed(price);
    onAnswer(price);
  };
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <p className={styles.note}>{OFFER.label}</p>
          <div className={own.prices} role="group" aria-label={OFFER.label}>
            {prices.map((price) => (
              <Button key={price} sending={sending && pressed === price} onClick={offer(price)}>
                {price}
              </Button>
            ))}
          </div>
          <Button sending={sending && pressed === null} onClick={offer(null)}>
            {OFFER.none}
          </Button>
        </>
      }
    />
  );
}

const CARD_REM = 6;

/** Asks the Manager about one more harvest card. The first card is under a cover. All players learn the answer. */
export function BuyPage(page: PromptPageProps<'buy-harvest-card'>) {
  const { prompt } = page;
  const [tried, setTried] = useState(false);
  const poor = !contains(prompt.answers, true);
  return (
    <OneTapPrompt
      page={{
        ...page,
        onAnswer: (value) => {
          if (contains(prompt.answers, value)) page.onAnswer(value);
          else setTried(true);
        },
      }}
      choices={[
        { value: true, says: tried && poor ? BUY.poor : BUY.yes },
        { value: false, says: BUY.no },
      ]}
    >
      <ReadOnlyCover what={BUY.what} named height={CARD_REM}>
        <InLarge>{formatDrawn(prompt.drawn)}</InLarge>
      </ReadOnlyCover>
    </OneTapPrompt>
  );
}
