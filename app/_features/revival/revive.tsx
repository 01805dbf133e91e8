'use client';
import { useState } from 'react';
import { contains } from '#client';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { FORCES, PAY_ALONE, formatInTanks, formatOneSpecial, formatRevive } from '#lib/features/revival/messages.ts';
import { mostForces, usualChoice, withCount } from './choice.ts';
import { Leaders } from './leaders.tsx';
import { Price } from './price.tsx';
import styles from './revive.module.css';

/** Who comes back: laid out as usual, all that is free; more for spice, a leader, and one act with the price of it all. */
export function RevivePage(page: PromptPageProps<'revive'>) {
  const { prompt, view } = page;
  const [choice, setChoice] = useState(() => usualChoice(prompt));
  const reader = view.audience;
  const isLegal = (other: Partial<typeof choice>) => contains(prompt.answers, { ...choice, ...other });
  return (
    <FormPrompt page={page} answer={choice} act={formatRevive(reader, prompt, choice)}>
      {prompt.leaders.length > 0 && <Leaders prompt={prompt} choice={choice} onChoose={setChoice} />}
      {prompt.tanks.count > 0 && (
        <>
          <p className={styles.tanks}>{formatInTanks(reader, prompt.tanks)}</p>
          <div className={styles.forces}>
            <Stepper
              label={FORCES}
              value={choice.count}
              from={0}
              to={mostForces(prompt, choice)}
              onChange={(count) => {
                setChoice(withCount(prompt, choice, count));
              }}
            />
          </div>
        </>
      )}
      {isLegal({ special: choice.special === 0 ? 1 : 0 }) && (
        <Switch
          label={formatOneSpecial(reader)}
          on={choice.special > 0}
          onChange={(on) => {
            setChoice({ ...choice, special: on ? 1 : 0 });
          }}
        />
      )}
      {isLegal({ own: !choice.own }) && (
        <Switch
          label={PAY_ALONE}
          on={choice.own}
          onChange={(own) => {
            setChoice({ ...choice, own });
          }}
        />
      )}
      <Price prompt={prompt} choice={choice} reader={reader} />
    </FormPrompt>
  );
}
