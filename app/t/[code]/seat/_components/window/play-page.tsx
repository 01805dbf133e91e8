'use client';
import { useLayoutEffect, useState } from 'react';
import {
  asLeader,
  asPlayedCard,
  effectOfCard,
  enumerate,
  fieldOf,
  kindOf,
  nameOfCard,
  nameOfLeader,
  sameAnswer,
  saySectors,
  type AnswerValue,
  type HandSlot,
  type SeatView,
  type TreacheryTitle,
} from '../../../../../../lib/client.ts';
import { Decision } from '../../../../../_components/decision.tsx';
import { LeaderChoice } from '../../../../../_components/leader-disc.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { TreacheryCard } from '../../../../../_components/treachery-card.tsx';
import { useCover } from '../../../../../_hooks/use-cover.ts';
import { cardOffers, isUnnamed } from '../plan/card-offers.ts';
import { UnnamedCards } from '../plan/unnamed-cards.tsx';
import { Body } from '../phone.tsx';
import { Question } from '../question.tsx';
import { SandedChoices } from '../prompts/covered-choices.tsx';
import type { WindowPageProps, WindowPrompt } from '../prompts/prompt-page.ts';
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

/** The act of the page, in the same words for everybody. */
const ACTS: Readonly<Record<WindowPrompt['kind'], string>> = {
  interfere: 'Play a card',
  treachery: 'Call a traitor',
  'weather-control': 'Play Weather Control',
  'family-atomics': 'Play Family Atomics',
};

interface PlayPageProps extends Omit<WindowPageProps, 'sending'> {
  readonly onPass: () => void;
}

/**
 * Behind "Play": the same covered page for everybody. Who can do one thing only does it by the act at its foot without
 * lifting the sand, since the time runs; who has nothing passes by it, and both leave the page alike. Who has several
 * finds the sand lifted and chooses: all that is sent is the answer, and a neighbour who sees it lift sees no card.
 */
export function PlayPage({ prompt, view, onAnswer, onPass, onWant, onTone, trouble }: PlayPageProps) {
  const answers = [...enumerate(prompt.answers)].filter(plays);
  const sand = useCover();
  useLayoutEffect(() => {
    onTone('secret');
    return () => {
      onTone(null);
    };
  }, [onTone]);
  const { wanted, choose, sure } = useWanted(answers, view.mine.hand);
  const act = () => {
    const value = sand.cover === 'open' ? wanted : sure;
    if (value !== null) onAnswer(value);
    else if (answers.length === 0) onPass();
    else sand.uncover();
  };
  return (
    <>
      <Body>
        <Question title={QUESTIONS[prompt.kind]} lead="Only you see what lies under the sand." />
        <WindowClock view={view} onWant={onWant} />
        <div className={styles.choices}>
          <SandedChoices sand={sand} what="what you can play">
            {answers.length === 0 && <p>There is nothing you can play here.</p>}
            <Playable prompt={prompt} view={view} answers={answers} wanted={wanted} onChoose={choose} />
            <p className={styles.seen} aria-live="polite">
              {answers.length === 0
                ? ''
                : wanted === null
                  ? 'Choose one of these.'
                  : sayPlay(prompt, wanted, view.mine.hand)}
            </p>
          </SandedChoices>
        </div>
      </Body>
      <Decision>
        {trouble}
        <div className={styles.pair}>
          <Slab onClick={onPass}>Pass after all</Slab>
          <Slab onClick={act}>{ACTS[prompt.kind]}</Slab>
        </div>
        <p className={styles.note}>Who has nothing to play passes with either.</p>
      </Decision>
    </>
  );
}

/**
 * What is chosen; `sure` is what may be done unseen: the one thing there is, or what was chosen by hand. A card that is
 * named by being played is always chosen by hand.
 */
function useWanted(answers: readonly AnswerValue[], hand: readonly HandSlot[]) {
  const [chosen, setChosen] = useState<AnswerValue | null>(null);
  const [only, another] = oncePerCard(answers);
  const single = only !== undefined && another === undefined && !isUnnamed(only, hand) ? only : null;
  return {
    wanted: chosen ?? single,
    choose: setChosen,
    sure: chosen ?? (answers.length === 1 ? single : null),
  };
}

interface PlayableProps {
  readonly prompt: WindowPrompt;
  readonly view: SeatView;
  readonly answers: readonly AnswerValue[];
  readonly wanted: AnswerValue | null;
  readonly onChoose: (value: AnswerValue) => void;
}

/** Cards and leaders that can be played here, and what is still to be said with the one that is chosen. */
function Playable({ prompt, view, answers, wanted, onChoose }: PlayableProps) {
  const playable = oncePerCard(answers);
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
      <div className={styles.cards} role="group" aria-label="Cards" hidden={known.length === 0}>
        {known.map(({ value, card }, i) => (
          <TreacheryCard
            key={i}
            card={card}
            note={effectHere(prompt, card)}
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
      {wanted !== null && <SaidWithIt prompt={prompt} value={wanted} onChange={onChoose} />}
    </>
  );
}

/** A card may be good for something else here than elsewhere. */
const effectHere = ({ kind }: WindowPrompt, card: TreacheryTitle): string =>
  kind === 'interfere' && kindOf(card) === 'worthless'
    ? 'Counts as a Karama here. Another Karama may stop it.'
    : effectOfCard(card);

/** What the act does now, as a sentence. */
function sayPlay(prompt: WindowPrompt, value: AnswerValue, hand: readonly HandSlot[]): string {
  const leader = asLeader(fieldOf(value, 'leader'));
  if (leader !== null) return `You call ${nameOfLeader(leader)} a traitor.`;
  const card = asPlayedCard(value)?.card;
  if (card === undefined) return 'You play it.';
  const laid = isUnnamed(value, hand) ? `one of your unknown cards as ${nameOfCard(card)}` : nameOfCard(card);
  const sectors = numberIn(value, 'sectors');
  const said = sectors === null ? againstWhat(prompt, value) : `, ${saySectors(sectors)}`;
  return `You play ${laid}${said}.`;
}
