'use client';
import {
  capitalize,
  choices,
  effectOfCard,
  kindOf,
  must,
  theFaction,
  type AnswerValue,
  type TreacheryTitle,
} from '#client';
import { theUse } from '#lib/messages/format/uses.ts';
import { Button } from '../button.tsx';
import type { WindowPrompt } from '../prompt/prompt-page.ts';
import styles from '../prompt/prompt-layout.module.css';
import type { SaidProps } from './own-messages.ts';
import { apart, numberIn } from './window-answers.ts';
import { COUNTS_AS_KARAMA, formatAgainst, WHAT_IT_STOPS } from './window-messages.ts';

/** A worthless card may have a use here. */
export const effectAgainst = (card: TreacheryTitle): string =>
  kindOf(card) === 'worthless' ? COUNTS_AS_KARAMA : effectOfCard(card);

/** Lets the player choose the power that the card cancels. A single power needs no choice. */
export function Against({ prompt, value, onChange }: SaidProps) {
  const offered = choices(prompt.answers, 'use', apart(value)).filter((n) => typeof n === 'number');
  if (!('uses' in prompt) || offered.length < 2) return null;
  return (
    <div className={styles.rows} role="group" aria-label={WHAT_IT_STOPS}>
      {offered.map((use) => (
        <Button
          key={use}
          small
          className={styles.left}
          chosen={numberIn(value, 'use') === use}
          onClick={() => {
            onChange({ ...apart(value), use });
          }}
        >
          {capitalize(theUse(must(prompt.uses[use], 'the act offered')))}
        </Button>
      ))}
    </div>
  );
}

/** Returns the target, after the name of the card. */
export function formatAgainstWhat(prompt: WindowPrompt, value: AnswerValue): string {
  const use = numberIn(value, 'use');
  if (!('uses' in prompt) || use === null) return '';
  const cancelled = must(prompt.uses[use], 'the act stopped');
  return ` ${formatAgainst(cancelled.kind === 'played-as-karama' ? theFaction(cancelled.by) : theUse(cancelled))}`;
}
