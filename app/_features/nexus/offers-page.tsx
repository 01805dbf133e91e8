'use client';
import { useEffect, type ReactNode } from 'react';
import { type AnswerValue, type FactionId, promptTitle, type SeatView } from '#client';
import { CoverNow } from '#app/_components/cover/editable-cover.tsx';
import { Decision } from '#app/_components/decision.tsx';
import { Body, type Tone } from '#app/_components/phone.tsx';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { inOrderOf } from './groups.ts';
import { OfferAct } from './offer-act.tsx';
import { Offers } from './offers.tsx';
import styles from './offers.module.css';

interface OffersPageProps {
  readonly prompt: PromptOf<'choose-allies'>;
  readonly view: SeatView;
  readonly chosen: readonly FactionId[];
  readonly onChoose: (chosen: readonly FactionId[]) => void;
  readonly onAnswer: (value: AnswerValue) => void;
  readonly onTone: (tone: Tone | null) => void;
  /** Leads back to the discussion; missing without a discussion. */
  readonly onCover?: () => void;
  readonly trouble: ReactNode;
}

/** Shows the offers without a cover. They fill the phone, and the answers to the chosen offer are under the thumb. */
export function OffersPage({ prompt, view, chosen, onChoose, onAnswer, onTone, onCover, trouble }: OffersPageProps) {
  useEffect(() => {
    onTone('secret');
    return () => {
      onTone(null);
    };
  }, [onTone]);
  const { table, audience } = view;
  return (
    <>
      <Body>
        {onCover !== undefined && (
          <div className={styles.head}>
            <CoverNow onCover={onCover} />
          </div>
        )}
        <PromptHeading title={promptTitle(prompt, table.choices.edition)} />
        <Offers prompt={prompt} view={view} chosen={chosen} onChoose={onChoose} />
      </Body>
      <Decision>
        {trouble}
        <OfferAct
          prompt={prompt}
          faction={audience}
          own={table.factions.find(({ faction }) => faction === audience)?.allies ?? []}
          group={chosen.length === 0 ? null : inOrderOf(table, [audience, ...chosen])}
          onAnswer={onAnswer}
        />
      </Decision>
    </>
  );
}
