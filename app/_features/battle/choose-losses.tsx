'use client';
import { useState } from 'react';
import {
  choices,
  contains,
  enumerate,
  formatMix,
  formatSupport,
  type Grammar,
  type ForceMix,
  type SeatView,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import { LossSteppers } from '#app/_components/prompt/loss-steppers.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { firstLosses, lossGrammars, type Losses } from '#app/_components/prompt/losses.ts';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { LOSSES, formatChosen, formatToTanks } from '#lib/features/battle/messages/asked.ts';

/** Asks which of the winner's forces equal the dial, and from which parts of the territory they are taken. */
export function ChooseLossesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'choose-losses'>) {
  const grammars = lossGrammars(prompt.answers);
  const [at, setAt] = useState(0);
  const [losses, setLosses] = useState<Losses>(() => firstLosses(prompt.answers));
  const grammar = grammars[at] ?? prompt.answers;
  const chosen = Object.values(losses).reduce((sum, n) => sum + n, 0);
  const complete = contains(prompt.answers, losses);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <p className={styles.spoken} aria-live="polite">
            {complete ? '' : formatChosen(chosen)}
          </p>
          <SubmitButton
            ready={complete}
            missing={LOSSES.missing}
            sending={sending}
            onAct={() => {
              if (complete) onAnswer(losses);
            }}
          >
            {formatToTanks(chosen)}
          </SubmitButton>
        </>
      }
    >
      {prompt.mixes.length > 1 && (
        <div className={styles.rows} role="group" aria-label={LOSSES.label}>
          {prompt.mixes.map((mix, index) => (
            <MixChoice
              key={index}
              mix={mix}
              supported={prompt.spice > 0 || mix.full.count < mix.forces.count}
              view={view}
              chosen={at === index}
              onChoose={() => {
                setAt(index);
                setLosses(firstLosses(grammars[index] ?? prompt.answers));
              }}
            />
          ))}
        </div>
      )}
      {isOpen(grammar) && (
        <div className={styles.rows}>
          <LossSteppers
            stacks={view.table.forces.filter(({ faction }) => faction === view.audience)}
            edition={view.table.choices.edition}
            losses={losses}
            mostOf={(part) => Math.max(0, ...choices(grammar, part, {}).map(Number))}
            onChange={setLosses}
          />
        </div>
      )}
    </PromptLayout>
  );
}

interface MixChoiceProps {
  readonly mix: ForceMix;
  /** Whether spice makes some forces count in full and others at half. */
  readonly supported: boolean;
  readonly view: SeatView;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function MixChoice({ mix, supported, view, chosen, onChoose }: MixChoiceProps) {
  return (
    <Button className={styles.left} chosen={chosen} onClick={onChoose}>
      <span className={styles.lines}>
        {formatMix(view.audience, mix)}
        {supported && <small>{formatSupport(mix)}</small>}
      </span>
    </Button>
  );
}

/** Whether the player still has more than one possible answer. */
function isOpen(grammar: Grammar): boolean {
  const [, another] = enumerate(grammar);
  return another !== undefined;
}
