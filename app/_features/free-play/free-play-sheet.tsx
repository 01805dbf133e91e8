'use client';
import { useState } from 'react';
import {
  contains,
  enumerate,
  fieldOf,
  promptTitle,
  type AnswerRecord,
  type AnswerValue,
  type FactionId,
  type HandSlot,
  type SeatView,
} from '#client';
import { sayFreePlay } from '#lib/activities/free-play/words.ts';
import { Button } from '#app/_components/button.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { EditorSheet } from '#app/_components/own/editor-sheet.tsx';
import { isUnnamed } from '#app/_components/cards/card-offers.ts';
import { FREE_PLAY, sayUnknownAs } from '#lib/activities/free-play/words/sheet.ts';
import styles from './free-play.module.css';
import { QuestionField } from './question-field.tsx';

interface FreePlaySheetProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
  readonly onClose: () => void;
}

/** What can be played; most of the time nothing, and nobody else can tell. */
export function FreePlaySheet({ view: { freePlay, audience, mine, table }, onIntent, onClose }: FreePlaySheetProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const offered = byWords([...enumerate(freePlay.answers)], audience, mine.hand);
  const [question, setQuestion] = useState('');
  const offer = wanted === null ? undefined : offered.get(wanted);
  const chosen = offer !== undefined && asksWords(offer) ? { ...offer, question: question.trim() } : offer;
  return (
    <EditorSheet
      title={promptTitle(freePlay, table.choices.edition)}
      what="what you can play"
      onClose={onClose}
      acts={
        chosen !== undefined &&
        contains(freePlay.answers, chosen) && (
          <Button
            tone="act"
            onClick={() => {
              onIntent({ type: 'Answer', prompt: freePlay.id, value: chosen });
              onClose();
            }}
          >
            {FREE_PLAY.act}
          </Button>
        )
      }
    >
      {offered.size === 0 && <p>{FREE_PLAY.nothing}</p>}
      <div className={styles.offers} role="group" aria-label={FREE_PLAY.label}>
        {[...offered.keys()].map((words) => (
          <Button
            key={words}
            chosen={words === wanted}
            onClick={() => {
              setWanted(words);
            }}
          >
            {words}
          </Button>
        ))}
      </div>
      {offer !== undefined && asksWords(offer) && <QuestionField value={question} onChange={setQuestion} />}
    </EditorSheet>
  );
}

/** Whether a question in words goes with the card. */
const asksWords = (answer: AnswerValue): answer is AnswerRecord => fieldOf(answer, 'question') !== undefined;

/** Each thing that can be done once: by a known card where there is one, since those that are still unknown all look alike. */
function byWords(answers: readonly AnswerValue[], by: FactionId, hand: readonly HandSlot[]) {
  const inWords = (some: readonly AnswerValue[]) => new Map(some.map((answer) => [sayFreePlay(answer, by), answer]));
  const known = inWords(answers.filter((answer) => !isUnnamed(answer, hand)));
  const unnamed = inWords(answers.filter((answer) => isUnnamed(answer, hand)));
  const named = [...unnamed].filter(([words]) => !known.has(words));
  return new Map([...known, ...named.map(([words, answer]) => [sayUnknownAs(words), answer] as const)]);
}
