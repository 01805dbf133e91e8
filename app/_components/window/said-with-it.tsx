'use client';
import { asRecord, choices, fieldOf, sameAnswer, theAct, theFaction, capital, must, type AnswerValue } from '#client';
import { Button } from '../button.tsx';
import { Stepper } from '../stepper.tsx';
import styles from '../question/asked.module.css';
import type { WindowPrompt } from '../question/prompt-page.ts';

interface SaidProps {
  readonly prompt: WindowPrompt;
  readonly value: AnswerValue;
  readonly onChange: (value: AnswerValue) => void;
}

/** What is still to be said with a card that is played: how far, or against what. */
export function SaidWithIt(props: SaidProps) {
  if (numberIn(props.value, 'sectors') !== null) return <Sectors {...props} />;
  return numberIn(props.value, 'act') === null ? null : <Against {...props} />;
}

/** How far the storm is moved by the card that is played. */
function Sectors({ prompt, value, onChange }: SaidProps) {
  const numbers = choices(prompt.answers, 'sectors', apart(value)).filter((n) => typeof n === 'number');
  return (
    <Stepper
      label="Sectors the storm moves"
      value={numberIn(value, 'sectors') ?? 0}
      from={Math.min(...numbers)}
      to={Math.max(...numbers)}
      onChange={(sectors) => {
        onChange({ ...apart(value), sectors });
      }}
    />
  );
}

/** Which of several powers the card stops; one alone needs no choice. */
function Against({ prompt, value, onChange }: SaidProps) {
  const offered = choices(prompt.answers, 'act', apart(value)).filter((n) => typeof n === 'number');
  if (prompt.kind !== 'interfere' || offered.length < 2) return null;
  return (
    <div className={styles.rows} role="group" aria-label="What the card stops">
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

/** What the card that is played does, for the button: `, 4 sectors` or ` against the Emperor’s Sardaukar`. */
export function againstWhat(prompt: WindowPrompt, value: AnswerValue): string {
  const act = numberIn(value, 'act');
  if (prompt.kind !== 'interfere' || act === null) return '';
  const stopped = must(prompt.acts[act], 'the act stopped');
  return ` against ${stopped.kind === 'played-as-karama' ? theFaction(stopped.by) : theAct(stopped)}`;
}

/** A number said with a card; `null` where it says none of this name. */
export function numberIn(value: AnswerValue, field: 'sectors' | 'act'): number | null {
  const said = fieldOf(value, field);
  return typeof said === 'number' ? said : null;
}

/** The answer without what is still to be chosen with it. */
export function apart(value: AnswerValue): { readonly [field: string]: AnswerValue } {
  const { sectors: _sectors, act: _act, ...rest } = asRecord(value);
  return rest;
}

/** Each card once, whatever else is chosen as it is played. */
export const oncePerCard = (values: readonly AnswerValue[]): readonly AnswerValue[] =>
  values.filter((value, i) => values.findIndex((other) => sameAnswer(apart(other), apart(value))) === i);
