'use client';
import { useState } from 'react';
import {
  choices,
  contains,
  enumerate,
  nameOfPlace,
  nameOfSpecialForces,
  partName,
  sayForces,
  sayMix,
  saySupport,
  specialName,
  type Grammar,
  type Mix,
  type SeatView,
} from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { Stepper } from '../../../../../_components/stepper.tsx';
import { Act } from './act.tsx';
import { Asked } from './asked.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import { firstLosses, lossGrammars } from './losses.ts';
import styles from './asked.module.css';

type Losses = { readonly [part: string]: number };

/** Which of the winner's forces make up the dial, and from which parts of the territory they are taken. */
export function ChooseLossesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'choose-losses'>) {
  const grammars = lossGrammars(prompt.answers);
  const [at, setAt] = useState(0);
  const [losses, setLosses] = useState<Losses>(() => firstLosses(prompt.answers));
  const grammar = grammars[at] ?? prompt.answers;
  const chosen = Object.values(losses).reduce((sum, n) => sum + n, 0);
  const complete = contains(prompt.answers, losses);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <p className={styles.spoken} aria-live="polite">
            {complete ? '' : `${sayForces(chosen)} chosen`}
          </p>
          <Act
            ready={complete}
            missing="The numbers must add up to what you dialled."
            sending={sending}
            onAct={() => {
              if (complete) onAnswer(losses);
            }}
          >
            Take {sayForces(chosen)} to the tanks
          </Act>
        </>
      }
    >
      {prompt.mixes.length > 1 && (
        <div className={styles.rows} role="group" aria-label="Forces that make up your dial">
          {prompt.mixes.map((mix, index) => (
            <MixChoice
              key={index}
              mix={mix}
              supported={prompt.spice > 0 || mix.full.count < mix.troops.count}
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
      {isOpen(grammar) && <Places grammar={grammar} losses={losses} view={view} onChange={setLosses} />}
    </Asked>
  );
}

interface MixChoiceProps {
  readonly mix: Mix;
  /** Spice tells the forces apart: some count in full, others at half. */
  readonly supported: boolean;
  readonly view: SeatView;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function MixChoice({ mix, supported, view, chosen, onChoose }: MixChoiceProps) {
  return (
    <Slab className={styles.left} chosen={chosen} onClick={onChoose}>
      <span className={styles.lines}>
        {sayMix(view.audience, mix)}
        {supported && <small>{saySupport(mix)}</small>}
      </span>
    </Slab>
  );
}

interface PlacesProps {
  readonly grammar: Grammar;
  readonly losses: Losses;
  readonly view: SeatView;
  readonly onChange: (losses: Losses) => void;
}

/** Part by part, where the forces stand in several. */
function Places({ grammar, losses, view, onChange }: PlacesProps) {
  const stacks = view.table.forces.filter(({ faction }) => faction === view.audience);
  const rows = stacks.flatMap((stack) => {
    const place = nameOfPlace(stack, view.table.choices.edition);
    return [
      { field: partName(stack), label: place },
      { field: specialName(stack), label: `${place}, ${nameOfSpecialForces(stack.faction)}` },
    ];
  });
  return (
    <div className={styles.rows}>
      {rows.map(({ field, label }) => {
        const most = Math.max(0, ...choices(grammar, field, {}).map(Number));
        return most === 0 ? null : (
          <Stepper
            key={field}
            label={label}
            value={losses[field] ?? 0}
            from={0}
            to={most}
            onChange={(next) => {
              onChange({ ...losses, [field]: next });
            }}
          />
        );
      })}
    </div>
  );
}

/** Whether more than one answer is left. */
function isOpen(grammar: Grammar): boolean {
  const [, another] = enumerate(grammar);
  return another !== undefined;
}
