'use client';
import { useState, type ReactNode } from 'react';
import {
  asLeader,
  choices,
  effectOfCard,
  enumerate,
  fieldOf,
  nameOfCard,
  nameOfLeader,
  sameAnswer,
  saySectors,
  type AnswerValue,
  type SeatView,
} from '../../../../../../lib/client.ts';
import { Decision } from '../../../../../_components/decision.tsx';
import { LeaderChoice } from '../../../../../_components/leader-disc.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { Stepper } from '../../../../../_components/stepper.tsx';
import { TreacheryCard } from '../../../../../_components/treachery-card.tsx';
import { cardOffers } from '../plan/card-offers.ts';
import { Body } from '../phone.tsx';
import { Question } from '../question.tsx';
import { CoveredChoices } from '../prompts/covered-choices.tsx';
import type { WindowPrompt } from '../prompts/prompt-page.ts';
import styles from '../prompts/asked.module.css';
import { plays } from './window-answers.ts';
import { WindowClock } from './window-clock.tsx';

/** What the covered page asks; a public question gives each its words, never a hand. */
const QUESTIONS: Readonly<Record<WindowPrompt['kind'], string>> = {
  interfere: 'Do you play a card against it?',
  treachery: 'Do you call a traitor?',
  'weather-control': 'Do you play Weather Control?',
  'family-atomics': 'Do you play Family Atomics?',
};

interface PlayPageProps {
  readonly prompt: WindowPrompt;
  readonly view: SeatView;
  readonly onAnswer: (value: AnswerValue) => void;
  readonly onPass: () => void;
  readonly trouble: ReactNode;
}

/** Behind "Play": the same covered page for everybody. Who has nothing to play finds nothing under the sand. */
export function PlayPage({ prompt, view, onAnswer, onPass, trouble }: PlayPageProps) {
  const playable = oncePerCard([...enumerate(prompt.answers)].filter(plays));
  const [only, another] = playable;
  // The time runs: who can do one thing only finds it chosen.
  const [wanted, setWanted] = useState<AnswerValue | null>(only !== undefined && another === undefined ? only : null);
  const isChosen = (value: AnswerValue) => wanted !== null && sameAnswer(apart(wanted), apart(value));
  const { known, unnamed } = cardOffers(
    playable.map((value) => ({ value, fits: true })),
    view.mine.hand,
  );
  const leaders = playable.flatMap((value) => {
    const leader = asLeader(fieldOf(value, 'leader'));
    return leader === null ? [] : [{ value, leader }];
  });
  return (
    <>
      <Body>
        <Question title={QUESTIONS[prompt.kind]} lead="Only you see what lies under the sand." />
        <WindowClock table={view.table} />
        <div className={styles.choices}>
          <CoveredChoices what="what you can play">
            {playable.length === 0 && <p>There is nothing you can play here.</p>}
            <div className={styles.cards} role="group" aria-label="Cards" hidden={known.length + unnamed.length === 0}>
              {[...known, ...unnamed].map(({ value, card }, i) => (
                <TreacheryCard
                  key={i}
                  card={card}
                  note={effectOfCard(card)}
                  chosen={isChosen(value)}
                  onChoose={() => {
                    setWanted(value);
                  }}
                />
              ))}
            </div>
            <div className={styles.leaders} role="group" aria-label="Leaders" hidden={leaders.length === 0}>
              {leaders.map(({ value, leader }) => (
                <LeaderChoice
                  key={leader}
                  leader={leader}
                  chosen={isChosen(value)}
                  onChoose={() => {
                    setWanted(value);
                  }}
                />
              ))}
            </div>
            {wanted !== null && sectorsIn(wanted) !== null && (
              <Sectors prompt={prompt} value={wanted} onChange={setWanted} />
            )}
            {wanted !== null && (
              <Slab
                tone="act"
                onClick={() => {
                  onAnswer(wanted);
                }}
              >
                {sayPlay(wanted)}
              </Slab>
            )}
          </CoveredChoices>
        </div>
      </Body>
      <Decision>
        {trouble}
        <Slab onClick={onPass}>Pass after all</Slab>
      </Decision>
    </>
  );
}

interface SectorsProps {
  readonly prompt: WindowPrompt;
  readonly value: AnswerValue;
  readonly onChange: (value: AnswerValue) => void;
}

/** How far the storm is moved by the card that is played. */
function Sectors({ prompt, value, onChange }: SectorsProps) {
  const numbers = choices(prompt.answers, 'sectors', apart(value)).filter((n) => typeof n === 'number');
  return (
    <Stepper
      label="Sectors the storm moves"
      value={sectorsIn(value) ?? 0}
      from={Math.min(...numbers)}
      to={Math.max(...numbers)}
      onChange={(sectors) => {
        onChange({ ...apart(value), sectors });
      }}
    />
  );
}

/** The answer without what is still to be chosen with it. */
function apart(value: AnswerValue): { readonly [field: string]: AnswerValue } {
  if (typeof value !== 'object' || value === null) return {};
  const { sectors: _chosen, ...rest } = value;
  return rest;
}

/** Each card once, whatever else is chosen as it is played. */
const oncePerCard = (values: readonly AnswerValue[]): readonly AnswerValue[] =>
  values.filter((value, i) => values.findIndex((other) => sameAnswer(apart(other), apart(value))) === i);

function sectorsIn(value: AnswerValue): number | null {
  return typeof value === 'object' && value !== null && typeof value['sectors'] === 'number' ? value['sectors'] : null;
}

function sayPlay(value: AnswerValue): string {
  const leader = asLeader(fieldOf(value, 'leader'));
  if (leader !== null) return `Call ${nameOfLeader(leader)} a traitor`;
  const card = cardOffers([{ value, fits: true }], []).known[0]?.card;
  if (card === undefined) return 'Play it';
  const sectors = sectorsIn(value);
  return `Play ${nameOfCard(card)}${sectors === null ? '' : `, ${saySectors(sectors)}`}`;
}
