'use client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { GIFT } from '#lib/factions/bene-tleilaxu/card-gift/messages/phone.ts';
import styles from './give-a-card-page.module.css';

/** Asks whether a card is given away before the first bid. The time is short. */
export function GiveACardPage(page: PromptPageProps<'give-a-card'>) {
  const { cardGift, paused } = page.view.table;
  return (
    <OneTapPrompt
      page={page}
      choices={[
        { value: false, says: GIFT.no },
        { value: true, says: GIFT.yes },
      ]}
    >
      {cardGift.time !== null && (
        <div className={styles.clock}>
          <CountdownRing window={cardGift.time} held={paused} />
          <p>{GIFT.clock}</p>
        </div>
      )}
    </OneTapPrompt>
  );
}
