'use client';
import {
  capital,
  choices,
  effectOfCard,
  kindOf,
  must,
  theFaction,
  type AnswerValue,
  type TreacheryTitle,
} from '#client';
import { theAct } from '#lib/messages/format/acts.ts';
import { Button } from '../button.tsx';
import type { WindowPrompt } from '../question/prompt-page.ts';
import styles from '../question/asked.module.css';
import type { SaidProps } from './own-words.ts';
import { apart, numberIn } from './window-answers.ts';
import { COUNTS_AS_KARAMA, sayAgainst, WHAT_IT_STOPS } from './window-words.ts';

/** A worthless card may be good for something here. */
export const effectAgainst = (card: TreacheryTitle): string =>
  kindOf(card) === 'worthless' ? COUNTS_AS_KARAMA : effectOfCard(card);

/** Which of several powers the card stops; one alone needs no choice. */
export function Against({ prompt, value, onChange }: SaidProps) {
  const offered = choices(prompt.answers, 'act', apart(value)).filter((n) => typeof n === 'number');
  if (!('acts' in prompt) || offered.length < 2) return null;
  return (
    <div className={styles.rows} role="group" aria-label={WHAT_IT_STOPS}>
      {offered.map((act) => (
        <Button
          key={act}
          small
          className={styles.left}
          chosen={numberIn(value, 'act') === act}
          onClick={() => {
            onChange({ ...apart(value), act });
          }}
        >
          {capital(theAct(must(prompt.acts[act], 'the act offered')))}
        </Button>
      ))}
    </div>
  );
}

/** Against what, behind the name of the card. */
export function sayAgainstWhat(prompt: WindowPrompt, value: AnswerValue): string {
  const act = numberIn(value, 'act');
  if (!('acts' in prompt) || act === null) return '';
  const stopped = must(prompt.acts[act], 'the act stopped');
  return ` ${sayAgainst(stopped.kind === 'played-as-karama' ? theFaction(stopped.by) : theAct(stopped))}`;
}
