'use client';
import { useState } from 'react';
import { type AnswerValue, contains, enumerate, getField, isList, type LeaderId } from '#client';
import { classes } from '#app/_components/classes.ts';
import { LeaderChoice } from '#app/_components/leader-disc.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { PAY } from '#lib/modules/duel/kanly/messages/phone.ts';

/** Asks for the pay of a second: leaders and forces from the tanks. The rest is spice. */
export function PayPage(page: PromptPageProps<'collect-second'>) {
  const [leaders, setLeaders] = useState<readonly LeaderId[]>([]);
  const [forces, setForces] = useState(0);
  const [special, setSpecial] = useState(0);
  const all = [...enumerate(page.prompt.answers)];
  const offered = [...new Set(all.flatMap(leadersIn))];
  const answer = {
    forces,
    special: Math.min(special, forces),
    leaders: offered.filter((leader) => leaders.includes(leader)),
  };
  const most = (field: 'forces' | 'special'): number => Math.max(...all.map((one) => Number(getField(one, field))));
  return (
    <FormPrompt
      page={page}
      answer={contains(page.prompt.answers, answer) ? answer : undefined}
      missing={PAY.missing}
      act={PAY.act}
    >
      {offered.length > 0 && (
        <div className={classes(styles.leaders, styles.four)} role="group" aria-label={PAY.leaders}>
          {offered.map((leader) => (
            <LeaderChoice
              key={leader}
              leader={leader}
              chosen={leaders.includes(leader)}
              onChoose={() => {
                setLeaders(leaders.includes(leader) ? leaders.filter((one) => one !== leader) : [...leaders, leader]);
              }}
            />
          ))}
        </div>
      )}
      {most('forces') > 0 && (
        <Stepper label={PAY.forces} value={forces} from={0} to={most('forces')} onChange={setForces} />
      )}
      {most('special') > 0 && (
        <Stepper label={PAY.special} value={special} from={0} to={most('special')} onChange={setSpecial} />
      )}
    </FormPrompt>
  );
}

const leadersIn = (answer: AnswerValue): readonly LeaderId[] => {
  const told = getField(answer, 'leaders');
  return isList(told) ? (told as readonly LeaderId[]) : [];
};
