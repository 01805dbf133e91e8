'use client';
import { useState } from 'react';
import { MAX_SEALED_LETTERS, type SeatView } from '#client';
import { LETTERS } from '#lib/features/letters/messages/head.ts';
import {
  DESTROY,
  LETTER_FORM,
  NO_LETTERS,
  OPENED,
  SEALED_BY_OTHERS,
  SEALED_BY_YOU,
  YOUR_LETTERS,
} from '#lib/features/letters/messages/phone.ts';
import { formatOpened, formatSealed } from '#lib/features/letters/messages/said.ts';
import { Button } from '#app/_components/button.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { momentOf, NO_LETTER, type LetterDraft } from './draft.ts';
import { LetterForm } from './letter-form.tsx';
import styles from '#app/_components/secrets/written.module.css';

interface LettersSheetProps {
  readonly view: SeatView;
  readonly draft: LetterDraft;
  readonly onDraft: (draft: LetterDraft) => void;
  readonly onCommand: (command: ClientCommand) => void;
  readonly onClose: () => void;
}

/** Shows the letters on the table, the words of the own ones, and the form to write a letter. */
export function LettersSheet({ view, draft, onDraft, onCommand, onClose }: LettersSheetProps) {
  const [writes, setWrites] = useState(false);
  const { table, mine } = view;
  const isFull = mine.ownLetters.length >= MAX_SEALED_LETTERS;
  const opens = momentOf(draft, table.turn + 1);
  const words = draft.words.trim();
  return (
    <EditorSheet
      title={writes ? LETTER_FORM.title : LETTERS}
      what={YOUR_LETTERS}
      onClose={onClose}
      acts={
        writes ? (
          <SubmitButton
            ready={opens !== null && words !== ''}
            missing={LETTER_FORM.missing}
            onAct={() => {
              if (opens === null) return;
              onCommand({ type: 'SealLetter', words, opens });
              onDraft(NO_LETTER);
              onClose();
            }}
          >
            {LETTER_FORM.act}
          </SubmitButton>
        ) : (
          !isFull && (
            <Button
              onClick={() => {
                setWrites(true);
              }}
            >
              {LETTER_FORM.open}
            </Button>
          )
        )
      }
    >
      {writes ? (
        <LetterForm table={table} draft={draft} onDraft={onDraft} />
      ) : (
        <LetterLists
          view={view}
          onDestroy={(letter) => {
            onCommand({ type: 'DestroyLetter', letter });
            onClose();
          }}
        />
      )}
      {!writes && isFull && <p className={styles.soft}>{LETTER_FORM.full}</p>}
      {!writes && table.sealedLetters.length === 0 && table.openedLetters.length === 0 && (
        <p className={styles.soft}>{NO_LETTERS}</p>
      )}
    </EditorSheet>
  );
}

interface LetterListsProps {
  readonly view: SeatView;
  readonly onDestroy: (letter: SeatView['mine']['ownLetters'][number]['id']) => void;
}

function LetterLists({ view: { table, mine, audience }, onDestroy }: LetterListsProps) {
  const others = table.sealedLetters.filter(({ by }) => by !== audience);
  const own = table.sealedLetters.filter(({ by }) => by === audience);
  const wordsOf = new Map(mine.ownLetters.map(({ id, words }) => [id, words]));
  return (
    <div className={styles.lists}>
      {own.length > 0 && (
        <section className={styles.list}>
          <h3>{SEALED_BY_YOU}</h3>
          {own.map((letter) => (
            <div key={letter.id} className={styles.entry}>
              <p className={styles.words}>{wordsOf.get(letter.id)}</p>
              <p className={styles.soft}>{formatSealed(letter)}</p>
              <Button
                small
                onClick={() => {
                  onDestroy(letter.id);
                }}
              >
                {DESTROY}
              </Button>
            </div>
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.list}>
          <h3>{SEALED_BY_OTHERS}</h3>
          {others.map((letter) => (
            <p key={letter.id}>{formatSealed(letter)}</p>
          ))}
        </section>
      )}
      {table.openedLetters.length > 0 && (
        <section className={styles.list}>
          <h3>{OPENED}</h3>
          {table.openedLetters.toReversed().map((letter) => (
            <p key={letter.id} className={styles.words}>
              {formatOpened(letter)}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
