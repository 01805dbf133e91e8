'use client';
import { useState } from 'react';
import { contains, type AnswerRecord, type FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { ChoicesUnderCover } from '#app/_components/prompt/covered-choices.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { formatHandedOut, formatTaker, SHARES } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import { firstShares, sumOfShares } from './first-shares.ts';
import styles from './shares.module.css';

/** Asks the Manager for the share of each other player. The page proposes nearly equal shares of the whole report. */
export function SharesPage(page: PromptPageProps<'hand-out-shares'>) {
  const { answers, announced } = page.prompt;
  const [given, give] = useState<AnswerRecord>(() => firstShares(page.prompt));
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  const set = (taker: string, share: number) => {
    give({ ...given, [taker]: share });
  };
  return (
    <FormPrompt page={page} answer={given} missing={SHARES.missing} act={SHARES.act} bright>
      <ChoicesUnderCover cover={cover} what={SHARES.what}>
        <p className={styles.sum} data-legal={contains(answers, given)} data-whole={sumOfShares(given) === announced}>
          {formatHandedOut(sumOfShares(given), announced)}
        </p>
        <div className={styles.takers}>
          {Object.keys(given).map((taker) => (
            <div key={taker} className={styles.taker}>
              <FactionDisc faction={taker as FactionId} />
              <Stepper
                label={formatTaker(taker as FactionId)}
                value={Number(given[taker])}
                from={0}
                to={announced}
                onChange={(share) => {
                  set(taker, share);
                }}
              />
            </div>
          ))}
        </div>
      </ChoicesUnderCover>
    </FormPrompt>
  );
}
