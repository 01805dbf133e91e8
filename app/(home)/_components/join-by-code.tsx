'use client';
import { useRouter } from 'next/navigation';
import { useId, useState, type SubmitEvent } from 'react';
import { Explained } from '../../_components/refusal.tsx';
import { Slab } from '../../_components/slab.tsx';
import { cleanCode, CODE_LENGTH, holdsStrangers } from './table-code.ts';
import styles from './join-by-code.module.css';

const HINTS = {
  short: { why: 'A table’s code has four signs.', next: 'The shared screen shows it.' },
  strangers: {
    why: 'No code holds B, G, I, O, S or Z, nor 0, 1, 2, 5 or 8.',
    next: 'Look at the sign once more.',
  },
} as const;

/** Four letters from the shared screen, for a phone whose camera does not read the QR code. */
export function JoinByCode() {
  const router = useRouter();
  const field = useId();
  const [code, setCode] = useState('');
  const [hint, setHint] = useState<keyof typeof HINTS | null>(null);
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) router.push(`/t/${code}`);
    else setHint('short');
  };
  return (
    <form className={styles.join} onSubmit={join}>
      <label htmlFor={field} className={styles.label}>
        The letters on the shared screen
      </label>
      <input
        id={field}
        className={styles.field}
        value={code}
        placeholder="KR7M"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="go"
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setHint(holdsStrangers(typed) ? 'strangers' : null);
          setCode(cleanCode(typed));
        }}
      />
      {hint !== null && <Explained {...HINTS[hint]} />}
      <Slab tone="act" type="submit">
        Join the table
      </Slab>
    </form>
  );
}
