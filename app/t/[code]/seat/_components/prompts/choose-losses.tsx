'use client';
import { useState } from 'react';
import { choices, contains, nameOfPlace, partNamed, sayForces } from '../../../../../../lib/client.ts';
import { Stepper } from '../../../../../_components/stepper.tsx';
import { Act } from './act.tsx';
import { Asked } from './asked.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import { firstLosses } from './losses.ts';
import styles from './asked.module.css';

/** From which parts of the territory the winner's losses are taken. */
export function ChooseLossesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'choose-losses'>) {
  const [losses, setLosses] = useState<{ readonly [part: string]: number }>(() => firstLosses(prompt.answers));
  const { edition } = view.table.choices;
  const taken = Object.values(losses).reduce((sum, n) => sum + n, 0);
  const complete = contains(prompt.answers, losses);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <p className={styles.spoken} aria-live="polite">
            {complete ? `${sayForces(taken)} to the tanks` : `${sayForces(taken)} chosen`}
          </p>
          <Act
            ready={complete}
            missing="The numbers must add up to what you dialled."
            sending={sending}
            onAct={() => {
              if (complete) onAnswer(losses);
            }}
          >
            Take {sayForces(taken)} to the tanks
          </Act>
        </>
      }
    >
      <div className={styles.rows}>
        {Object.entries(losses).map(([part, value]) => {
          const most = choices(prompt.answers, part, {}).reduce<number>((max, n) => Math.max(max, Number(n)), 0);
          return (
            <Stepper
              key={part}
              label={nameOfPlace(partNamed(part), edition)}
              value={value}
              from={0}
              to={most}
              onChange={(next) => {
                setLosses({ ...losses, [part]: next });
              }}
            />
          );
        })}
      </div>
    </Asked>
  );
}
