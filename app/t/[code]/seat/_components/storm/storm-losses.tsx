'use client';
import { useState } from 'react';
import {
  contains,
  nameOfPlace,
  nameOfSpecialForces,
  nameOfTerritory,
  partName,
  sayForces,
  specialName,
  type ForceStack,
} from '../../../../../../lib/client.ts';
import { Stepper } from '../../../../../_components/stepper.tsx';
import { Act } from '../prompts/act.tsx';
import { Asked } from '../prompts/asked.tsx';
import { firstLosses } from '../prompts/losses.ts';
import type { PromptPageProps } from '../prompts/prompt-page.ts';
import styles from '../prompts/asked.module.css';

/** Which half of one's forces the storm takes, territory by territory. */
export function StormLossesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'storm-losses'>) {
  const [losses, setLosses] = useState(() => firstLosses(prompt.answers));
  const { edition } = view.table.choices;
  const complete = contains(prompt.answers, losses);
  const due = prompt.due.reduce((sum, { count }) => sum + count, 0);
  const row = (field: string, label: string, most: number) => (
    <Stepper
      key={field}
      label={label}
      value={losses[field] ?? 0}
      from={0}
      to={most}
      onChange={(next) => {
        setLosses({ ...losses, [field]: next });
      }}
    />
  );
  const rowsOf = (stack: ForceStack) => {
    const place = nameOfPlace(stack, edition);
    const plain = stack.count - stack.special;
    return [
      plain > 0 ? row(partName(stack), place, plain) : null,
      stack.special > 0
        ? row(specialName(stack), `${place}, ${nameOfSpecialForces(stack.faction)}`, stack.special)
        : null,
    ];
  };
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready={complete}
          missing="In each territory the numbers must add up to what the storm takes there."
          sending={sending}
          onAct={() => {
            if (complete) onAnswer(losses);
          }}
        >
          Take {sayForces(due)} to the tanks
        </Act>
      }
    >
      {prompt.due.map(({ territory, count }) => (
        <div key={territory} className={styles.rows}>
          <p>{`${nameOfTerritory(territory, edition)}: ${sayForces(count)} of yours fall.`}</p>
          {prompt.stacks.filter((stack) => stack.territory === territory).flatMap(rowsOf)}
        </div>
      ))}
    </Asked>
  );
}
