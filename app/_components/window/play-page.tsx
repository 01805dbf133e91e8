'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import {
  parseLeader,
  parsePlayedCard,
  contains,
  enumerate,
  getField,
  formatOccasion,
  type AnswerValue,
  type HandSlot,
} from '#client';
import { Decision } from '../decision.tsx';
import { Button } from '../button.tsx';
import { useCover, type Cover } from '../cover/use-cover.ts';
import { isUnnamed } from '../cards/card-offers.ts';
import { Body } from '../phone.tsx';
import { PromptHeading } from '../prompt/prompt-heading.tsx';
import { ChoicesUnderCover } from '../prompt/covered-choices.tsx';
import type { WindowPageProps, WindowPrompt } from '../prompt/prompt-page.ts';
import styles from '../prompt/prompt-layout.module.css';
import { ofPrompt, type OwnMessages } from './own-messages.ts';
import { Playable } from './playable.tsx';
import { oncePerCard, plays } from './window-answers.ts';
import { WindowClock } from './window-clock.tsx';
import { CHOOSE, PLAY_PAGE, formatCall, formatPlayed, SEEN, UNSEEN } from './window-messages.ts';

/**
 * A press this soon after the press that opened the cover belongs to that press, because nobody can have read the
 * content (ms).
 */
const READ_MS = 500;

interface PlayPageProps extends Omit<WindowPageProps, 'sending' | 'onLeave'> {
  /** The texts of this window. */
  readonly own: OwnMessages;
  readonly onPass: () => void;
}

/**
 * The page behind “Play”: the same covered page and the same button for everybody. The first press only opens the
 * cover, so that nobody plays unseen. After that the button plays the choice, or passes for a seat that has no such
 * card. All seats leave the page in the same way. A hint about choosing among several cards replaces a note that every
 * seat has.
 */
export function PlayPage({ prompt, own, view, onAnswer, onPass, onCommand, onTone, trouble }: PlayPageProps) {
  const answers = [...enumerate(prompt.answers)].filter(plays);
  const cover = useCover();
  useLayoutEffect(() => {
    onTone('secret');
    return () => {
      onTone(null);
    };
  }, [onTone]);
  const { wanted, choose } = useWanted(prompt, answers, view.mine.hand);
  const [unchosen, setUnchosen] = useState(false);
  const act = useAct(cover, () => {
    if (answers.length === 0) onPass();
    else if (wanted !== null) onAnswer(wanted);
    else setUnchosen(true);
  });
  const open = cover.state === 'open';
  const says = formatWanted(prompt, own, answers, wanted, view.mine.hand);
  const note = !open ? UNSEEN : unchosen && wanted === null ? CHOOSE : SEEN;
  return (
    <>
      <Body>
        <PromptHeading
          above={formatOccasion(prompt, view.table.choices.edition)}
          title={ofPrompt(own.question, prompt)}
          lead={PLAY_PAGE.lead}
        />
        {own.Shown !== undefined && <own.Shown view={view} />}
        <WindowClock view={view} onCommand={onCommand} />
        <p className="unseen" role="status">
          {note === CHOOSE ? note : open && says}
        </p>
        <div className={styles.choices}>
          <ChoicesUnderCover cover={cover} what="what you can play">
            <Playable prompt={prompt} own={own} view={view} answers={answers} wanted={wanted} onChoose={choose} />
            <p className={styles.seen}>{says}</p>
            {own.Prepared !== undefined && <own.Prepared view={view} />}
          </ChoicesUnderCover>
        </div>
      </Body>
      <Decision>
        {trouble}
        <div className={styles.pair}>
          <Button onClick={onPass}>{PLAY_PAGE.passAfterAll}</Button>
          <Button {...act}>{open ? ofPrompt(own.act, prompt) : PLAY_PAGE.lift}</Button>
        </div>
        <p className={styles.note}>{note}</p>
      </Decision>
    </>
  );
}

/** The button's events: the first press opens the cover, and a double press does no more. */
function useAct(cover: Cover, onAct: () => void) {
  const lifted = useRef(-READ_MS);
  return {
    onClick: ({ timeStamp }: MouseEvent) => {
      if (cover.state !== 'open') {
        lifted.current = timeStamp;
        cover.uncover();
      } else if (timeStamp - lifted.current >= READ_MS) {
        onAct();
      }
    },
    // A held key has no further effect, either.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
  };
}

/**
 * Returns what to play: the choice while it is still possible, or the only possibility. An unknown card must always be
 * chosen, and does not hide a known card of the same title.
 */
function useWanted(prompt: WindowPrompt, answers: readonly AnswerValue[], hand: readonly HandSlot[]) {
  const [chosen, choose] = useState<AnswerValue | null>(null);
  const [only, another] = oncePerCard(answers).filter((value) => !isUnnamed(value, hand));
  const single = only !== undefined && another === undefined ? only : null;
  return { wanted: chosen !== null && contains(prompt.answers, chosen) ? chosen : single, choose };
}

/** Returns the text of the possible play, or of the button's present effect. */
function formatWanted(
  prompt: WindowPrompt,
  own: OwnMessages,
  answers: readonly AnswerValue[],
  wanted: AnswerValue | null,
  hand: readonly HandSlot[],
): string {
  if (answers.length === 0) return PLAY_PAGE.nothing;
  return wanted === null ? PLAY_PAGE.chooseOne : formatPlay(prompt, own, wanted, hand);
}

function formatPlay(prompt: WindowPrompt, own: OwnMessages, value: AnswerValue, hand: readonly HandSlot[]): string {
  const leader = parseLeader(getField(value, 'leader'));
  if (leader !== null) return formatCall(leader);
  const card = parsePlayedCard(value)?.card;
  if (card === undefined) return PLAY_PAGE.playIt;
  return formatPlayed(card, isUnnamed(value, hand), own.sayWith?.(prompt, value) ?? '');
}
