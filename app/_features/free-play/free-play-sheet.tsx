'use client';
import { useState } from 'react';
import { contains, getField, promptTitle, type AnswerRecord, type AnswerValue } from '#client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { FREE_PLAY } from '#lib/features/free-play/messages/sheet.ts';
import { ChoiceOfCards } from './choice-of-cards.tsx';
import { offerOf, offersOf } from './offers.ts';
import { QuestionField } from './question-field.tsx';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

/**
 * Shows the cards that the player may play now. Most of the time there is no such card, and no other player can tell.
 */
export function FreePlaySheet({ view: { freePlay, mine, table }, onCommand, onClose }: SheetProps) {
  const { edition } = table.choices;
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState('');
  const offers = offersOf(freePlay, mine.hand, edition);
  const offer = offerOf(offers, wanted)?.answer;
  const chosen = offer !== undefined && asksWords(offer) ? { ...offer, question: question.trim() } : offer;
  return (
    <EditorSheet
      title={promptTitle(freePlay, edition)}
      what="what you can play"
      onClose={onClose}
      acts={
        chosen !== undefined &&
        contains(freePlay.answers, chosen) && (
          <Button
            tone="act"
            onClick={() => {
              onCommand({ type: 'Answer', prompt: freePlay.id, value: chosen });
              onClose();
            }}
          >
            {FREE_PLAY.act}
          </Button>
        )
      }
    >
      {offers.length === 0 && <p>{FREE_PLAY.nothing}</p>}
      <ChoiceOfCards offers={offers} wanted={wanted} onChoose={setWanted} />
      {offer !== undefined && asksWords(offer) && <QuestionField value={question} onChange={setQuestion} />}
    </EditorSheet>
  );
}

/** Whether the player types a question for the card. */
const asksWords = (answer: AnswerValue): answer is AnswerRecord => getField(answer, 'question') !== undefined;
