'use client';
import { useState } from 'react';
import { cleanLetters, holdsStrangers, SEAT_LETTERS } from '#app/_components/code-letters.ts';
import { STRANGERS_HINT } from '#app/_components/code-words.ts';
import { Decision } from '#app/_components/decision.tsx';
import { LettersField } from '#app/_components/letters-field.tsx';
import { NameField } from '#app/_components/name-field.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { Body, Phone } from '#app/_components/phone.tsx';
import { Question } from '#app/_components/question/question.tsx';
import { useAcceptSeat } from './use-accept-seat.ts';
import styles from './join.module.css';

interface TypeSeatCodeProps {
  readonly code: string;
  readonly onLeave: () => void;
}

/** The same hand-over for a phone whose camera reads no QR code. The signs alone say which seat it is. */
export function TypeSeatCode({ code, onLeave }: TypeSeatCodeProps) {
  const { accept, sending, trouble } = useAcceptSeat(code);
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const pass = cleanLetters(typed, SEAT_LETTERS);
  const strange = holdsStrangers(typed);
  // One thing at a time: what is typed comes before what became of it.
  const hint = strange ? STRANGERS_HINT : trouble;
  return (
    <Phone tone="warm" bar={<header className={styles.mentat}>Mentat</header>}>
      <Body>
        <Question
          title="Which signs does the other phone show?"
          lead="It shows them under its QR code, or the desk does. The seat comes here with what it knows, the other phone lets go of it, and the table is told."
        />
        <LettersField label="Its twelve signs" long placeholder="KR7M ACDE FHJQ" value={typed} onChange={setTyped} />
        {hint !== null && <Explained {...hint} />}
        <NameField label="Who plays it here, if it is not who did" value={name} onChange={setName} />
      </Body>
      <Decision>
        <Act
          ready={pass.length === SEAT_LETTERS}
          missing={strange ? '' : 'A seat’s code has twelve signs.'}
          sending={sending}
          onAct={() => void accept({ pass, name })}
        >
          Play the seat here
        </Act>
        <Button tone="quiet" onClick={onLeave}>
          Back to the table
        </Button>
      </Decision>
    </Phone>
  );
}
