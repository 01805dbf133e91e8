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
import { INTERFERE, sayAgainst } from '#lib/play/words/interfere.ts';
import { theAct } from '#lib/saying/acts.ts';
import { Button } from '#app/_components/button.tsx';
import type { WindowPrompt } from '#app/_components/question/prompt-page.ts';
import type { SaidProps } from '#app/_components/window/own-words.ts';
import { stonePage } from '#app/_components/window/stone-page.tsx';
import { apart, numberIn } from '#app/_components/window/window-answers.ts';
import styles from '#app/_components/question/asked.module.css';

/** Everybody is asked whether something is stopped. */
export const InterferePage = stonePage({
  question: INTERFERE.question,
  act: INTERFERE.act,
  effectOf,
  SaidWithIt: Against,
  sayWith: againstWhat,
});

/** A worthless card may be good for something here. */
function effectOf(card: TreacheryTitle): string {
  return kindOf(card) === 'worthless' ? INTERFERE.worthless : effectOfCard(card);
}

/** Which of several powers the card stops; one alone needs no choice. */
function Against({ prompt, value, onChange }: SaidProps) {
  const offered = choices(prompt.answers, 'act', apart(value)).filter((n) => typeof n === 'number');
  if (prompt.kind !== 'interfere' || offered.length < 2) return null;
  return (
    <div className={styles.rows} role="group" aria-label={INTERFERE.label}>
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
function againstWhat(prompt: WindowPrompt, value: AnswerValue): string {
  const act = numberIn(value, 'act');
  if (prompt.kind !== 'interfere' || act === null) return '';
  const stopped = must(prompt.acts[act], 'the act stopped');
  return ` ${sayAgainst(stopped.kind === 'played-as-karama' ? theFaction(stopped.by) : theAct(stopped))}`;
}
