'use client';
import { parseLeader, effectOfCard, getField, sameAnswer, type AnswerValue, type SeatView } from '#client';
import { LeaderChoice } from '../leader-disc.tsx';
import { TreacheryCard } from '../treachery-card.tsx';
import { cardOffers } from '../cards/card-offers.ts';
import { UnnamedCards } from '../cards/unnamed-cards.tsx';
import type { WindowPrompt } from '../prompt/prompt-page.ts';
import styles from '../prompt/prompt-layout.module.css';
import type { OwnMessages } from './own-messages.ts';
import { apart, oncePerCard } from './window-answers.ts';

interface PlayableProps {
  readonly prompt: WindowPrompt;
  readonly own: OwnMessages;
  readonly view: SeatView;
  readonly answers: readonly AnswerValue[];
  readonly wanted: AnswerValue | null;
  readonly onChoose: (value: AnswerValue) => void;
}

/** The cards and leaders that can be played here, and the further choice for the chosen card. */
export function Playable({ prompt, own, view, answers, wanted, onChoose }: PlayableProps) {
  const { effectOf = effectOfCard, SaidWithIt } = own;
  const playable = oncePerCard(answers);
  const isChosen = (value: AnswerValue) => wanted !== null && sameAnswer(apart(wanted), apart(value));
  const { known, unnamed } = cardOffers(
    playable.map((value) => ({ value, takenFrom: null })),
    view.mine.hand,
  );
  const leaders = playable.flatMap((value) => {
    const leader = parseLeader(getField(value, 'leader'));
    return leader === null ? [] : [{ value, leader }];
  });
  return (
    <>
      <div className={styles.cards} role="group" aria-label="Cards" hidden={known.length === 0}>
        {known.map(({ value, card }, i) => (
          <TreacheryCard
            key={i}
            card={card}
            note={effectOf(card)}
            chosen={isChosen(value)}
            onChoose={() => {
              onChoose(value);
            }}
          />
        ))}
      </div>
      <UnnamedCards offers={unnamed} isChosen={isChosen} onChoose={onChoose} />
      <div className={styles.leaders} role="group" aria-label="Leaders" hidden={leaders.length === 0}>
        {leaders.map(({ value, leader }) => (
          <LeaderChoice
            key={leader}
            leader={leader}
            chosen={isChosen(value)}
            onChoose={() => {
              onChoose(value);
            }}
          />
        ))}
      </div>
      {wanted !== null && SaidWithIt !== undefined && <SaidWithIt prompt={prompt} value={wanted} onChange={onChoose} />}
    </>
  );
}
