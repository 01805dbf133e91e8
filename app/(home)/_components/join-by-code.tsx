'use client';
import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { cleanLetters, holdsStrangers, isTableCode, TABLE_LETTERS } from '../../_components/code-letters.ts';
import { STRANGERS_HINT } from '../../_components/code-messages.ts';
import { LettersField } from '../../_components/letters-field.tsx';
import { Explained } from '../../_components/refusal.tsx';
import { useIsHydrated } from '../../_browser/use-is-hydrated.ts';
import { Button } from '../../_components/button.tsx';
import { JOIN, SHORT_HINT } from './home-messages.ts';
import styles from './join-by-code.module.css';

const HINTS = {
  short: SHORT_HINT,
  strangers: STRANGERS_HINT,
} as const;

/** The field for a code from the shared screen, for a phone that cannot scan the QR code. */
export function JoinByCode() {
  const router = useRouter();
  const isAwake = useIsHydrated();
  const [code, setCode] = useState('');
  const [hint, setHint] = useState<keyof typeof HINTS | null>(null);
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTableCode(code)) router.push(`/t/${code}`);
    else setHint('short');
  };
  return (
    <form className={styles.join} onSubmit={join} inert={!isAwake}>
      <LettersField
        label={JOIN.label}
        value={code}
        placeholder="KR7MAC"
        onChange={(typed) => {
          setHint(holdsStrangers(typed) ? 'strangers' : null);
          setCode(cleanLetters(typed, TABLE_LETTERS));
        }}
      />
      {hint !== null && <Explained {...HINTS[hint]} />}
      <Button tone="act" type="submit">
        {JOIN.act}
      </Button>
    </form>
  );
}
