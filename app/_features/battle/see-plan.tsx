'use client';
import { useState } from 'react';
import {
  parsePlayedCard,
  contains,
  enumerate,
  getField,
  must,
  type AnswerValue,
  type FactionId,
  type SeatView,
} from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import { isUnnamed } from '#app/_components/cards/card-offers.ts';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { CoveredChoices } from '#app/_components/prompt/covered-choices.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatSeen, formatSeePlan, formatPlayToSee, SEE_PLAN } from '#lib/features/battle/messages/asked.ts';

const AWAY: AnswerValue = { play: false };

/**
 * Shows the element that prescience has already shown, and whose plan it was, so that the player can judge whether the
 * Karama is worth it.
 */
function Foreseen({ view: { mine, table } }: { readonly view: SeatView }) {
  if (mine.seen === null) return null;
  const { target } = must(table.battle?.prescience, 'the prescience that has shown it');
  return (
    <p className={styles.seen}>
      <Icon name="prescience" /> {formatSeen(target, mine.seen)}
    </p>
  );
}

/**
 * Asks whether a player uses a special Karama to see a whole plan. The cover hides, on every phone alike, whether the
 * hand has a Karama.
 */
export function SeePlanPage(props: PromptPageProps<'see-plan'>) {
  const { prompt, view, onAnswer, sending, trouble } = props;
  const [wanted, setWanted] = useState<FactionId | null>(null);
  const plays = prompt.targets.flatMap((target) => {
    const value = [...enumerate(prompt.answers)].find((answer) => getField(answer, 'of') === target);
    return value === undefined || parsePlayedCard(value) === null ? [] : [{ target, value }];
  });
  const chosen = plays.find(({ target }) => target === wanted);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        contains(prompt.answers, AWAY) && (
          <Button
            sending={sending}
            onClick={() => {
              if (!sending) onAnswer(AWAY);
            }}
          >
            {SEE_PLAN.none}
          </Button>
        )
      }
    >
      <CoveredChoices what="what you can play">
        <Foreseen view={view} />
        {plays.length === 0 && <p>{SEE_PLAN.noKarama}</p>}
        <div className={styles.rows} role="group" aria-label={SEE_PLAN.label}>
          {plays.map(({ target }) => (
            <Button
              key={target}
              small
              chosen={chosen?.target === target}
              onClick={() => {
                setWanted(target);
              }}
            >
              {formatSeePlan(target)}
            </Button>
          ))}
        </div>
        {chosen !== undefined && (
          <Button
            tone="act"
            onClick={() => {
              if (!sending) onAnswer(chosen.value);
            }}
          >
            {formatPlayToSee(chosen.target, isUnnamed(chosen.value, view.mine.hand))}
          </Button>
        )}
      </CoveredChoices>
    </PromptLayout>
  );
}
