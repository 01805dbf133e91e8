'use client';
import { useState } from 'react';
import { cleanLetters, holdsStrangers, SEAT_LETTERS } from '#app/_components/code-letters.ts';
import { STRANGERS_HINT } from '#app/_components/code-messages.ts';
import { Decision } from '#app/_components/decision.tsx';
import { LettersField } from '#app/_components/letters-field.tsx';
import { NameField } from '#app/_components/name-field.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { Body, Phone } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { TYPE_CODE } from './join-messages.ts';
import { useAcceptSeat } from './use-accept-seat.ts';
import styles from './join.module.css';

interface TypeSeatCodeProps {
  readonly code: string;
  readonly onLeave: () => void;
}

/** Takes over a seat by a typed code, for a phone whose camera reads no QR code. The code alone identifies the seat. */
export function TypeSeatCode({ code, onLeave }: TypeSeatCodeProps) {
  const { accept, sending, trouble } = useAcceptSeat(code);
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const pass = cleanLetters(typed, SEAT_LETTERS);
  const strange = holdsStrangers(typed);
  // Only one text is shown at a time. A fault of the input comes before the result.
  const hint = strange ? STRANGERS_HINT : trouble;
  return (
    <Phone tone="warm" bar={<header className={styles.mentat}>Mentat</header>}>
      <Body>
        <PromptHeading title={TYPE_CODE.title} lead={TYPE_CODE.lead} />
        <LettersField label={TYPE_CODE.label} long placeholder="KR7M ACDE FHJQ" value={typed} onChange={setTyped} />
        {hint !== null && <Explained {...hint} />}
        <NameField label={TYPE_CODE.name} value={name} onChange={setName} />
      </Body>
      <Decision>
        <SubmitButton
          ready={pass.length === SEAT_LETTERS}
          missing={strange ? '' : TYPE_CODE.missing}
          sending={sending}
          onAct={() => void accept({ pass, name })}
        >
          {TYPE_CODE.act}
        </SubmitButton>
        <Button tone="quiet" onClick={onLeave}>
          {TYPE_CODE.back}
        </Button>
      </Decision>
    </Phone>
  );
}
