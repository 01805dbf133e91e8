'use client';
import { useState, type ReactNode } from 'react';
import {
  asLeader,
  effectOfCard,
  enumerate,
  fieldOf,
  nameOfCard,
  nameOfLeader,
  sameAnswer,
  type AnswerValue,
  type SeatView,
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
import { plays } from './window-answers.ts';

interface PlayPageProps {
  readonly prompt: WindowPrompt;
  readonly view: SeatView;
  readonly onAnswer: (value: AnswerValue) => void;
  readonly onPass: () => void;
  readonly trouble: ReactNode;
}

/** Behind "Play": the same covered page for everybody. Who has nothing to play finds nothing under the sand. */
export function PlayPage({ prompt, view, onAnswer, onPass, trouble }: PlayPageProps) {
  const [wanted, setWanted] = useState<AnswerValue | null>(null);
  const playable = [...enumerate(prompt.answers)].filter(plays);
  const isChosen = (value: AnswerValue) => wanted !== null && sameAnswer(wanted, value);
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
        <Question
          title={prompt.kind === 'treachery' ? 'Do you call a traitor?' : 'Do you play a card against it?'}
          lead="Only you see what lies under the sand."
        />
        <div className={styles.choices}>
          <CoveredChoices what="what you can play">
            {playable.length === 0 && <p>There is nothing you can play here.</p>}
            <div className={styles.cards}>
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
            <div className={styles.leaders}>
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

function sayPlay(value: AnswerValue): string {
  const leader = asLeader(fieldOf(value, 'leader'));
  if (leader !== null) return `Call ${nameOfLeader(leader)} a traitor`;
  const card = cardOffers([{ value, fits: true }], []).known[0]?.card;
  return card === undefined ? 'Play it' : `Play ${nameOfCard(card)}`;
}
