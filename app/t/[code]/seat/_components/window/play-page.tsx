'use client';
import { useState, type ReactNode } from 'react';
import {
  asLeader,
  effectOfCard,
  enumerate,
  fieldOf,
  kindOf,
  nameOfCard,
  nameOfLeader,
  sameAnswer,
  saySectors,
  type AnswerValue,
  type SeatView,
  type TreacheryTitle,
} from '../../../../../../lib/client.ts';
import { Decision } from '../../../../../_components/decision.tsx';
import { LeaderChoice } from '../../../../../_components/leader-disc.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { TreacheryCard } from '../../../../../_components/treachery-card.tsx';
import { cardOffers } from '../plan/card-offers.ts';
import { Body } from '../phone.tsx';
import { Question } from '../question.tsx';
import { CoveredChoices } from '../prompts/covered-choices.tsx';
import type { WindowPrompt } from '../prompts/prompt-page.ts';
import styles from '../prompts/asked.module.css';
import { againstWhat, apart, numberIn, oncePerCard, SaidWithIt } from './said-with-it.tsx';
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
                  note={effectHere(prompt, card)}
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
            {wanted !== null && <SaidWithIt prompt={prompt} value={wanted} onChange={setWanted} />}
            {wanted !== null && (
              <Slab
                tone="act"
                onClick={() => {
                  onAnswer(wanted);
                }}
              >
                {sayPlay(prompt, wanted)}
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

/** A card may be good for something else here than elsewhere. */
const effectHere = ({ kind }: WindowPrompt, card: TreacheryTitle): string =>
  kind === 'interfere' && kindOf(card) === 'worthless'
    ? 'Counts as a Karama here. Another Karama may stop it.'
    : effectOfCard(card);

function sayPlay(prompt: WindowPrompt, value: AnswerValue): string {
  const leader = asLeader(fieldOf(value, 'leader'));
  if (leader !== null) return `Call ${nameOfLeader(leader)} a traitor`;
  const card = cardOffers([{ value, fits: true }], []).known[0]?.card;
  if (card === undefined) return 'Play it';
  const sectors = numberIn(value, 'sectors');
  const said = sectors === null ? againstWhat(prompt, value) : `, ${saySectors(sectors)}`;
  return `Play ${nameOfCard(card)}${said}`;
}
