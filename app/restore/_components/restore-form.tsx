'use client';
import { useRouter } from 'next/navigation';
import { useId, useState, type SubmitEvent } from 'react';
import type { Explanation } from '../../../lib/client.ts';
import { PassphraseField, SHORTEST_PASSPHRASE } from '../../_components/passphrase-field.tsx';
import { Explained } from '../../_components/refusal.tsx';
import { Slab } from '../../_components/slab.tsx';
import { useApiClient } from '../../_hooks/api-client.tsx';
import { rememberDesk } from '../../_hooks/seat-tokens.ts';
import { useAsking } from '../../_hooks/use-asking.ts';
import styles from './restore-form.module.css';

const MISSING = {
  file: { why: 'No file is chosen yet.', next: 'Its name begins with “mentat” and ends in “.table”.' },
  passphrase: {
    why: `The passphrase has at least ${SHORTEST_PASSPHRASE} signs.`,
    next: 'It was chosen when the table was sealed.',
  },
} as const satisfies Record<string, Explanation>;

/** A file and its passphrase; the table’s desk opens when both fit. */
export function RestoreForm() {
  const router = useRouter();
  const client = useApiClient();
  const { ask, sending, trouble } = useAsking();
  const field = useId();
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [missing, setMissing] = useState<Explanation | null>(null);
  const restore = async (event: SubmitEvent) => {
    event.preventDefault();
    const isShort = passphrase.length < SHORTEST_PASSPHRASE;
    setMissing(file === null ? MISSING.file : isShort ? MISSING.passphrase : null);
    if (file === null || isShort || sending) return;
    const restored = await ask(async () => client.tables.restore.mutate({ file: await file.text(), passphrase }));
    if (restored === null) return;
    rememberDesk(restored.code, restored.moderatorToken);
    router.push(`/t/${restored.code}/moderate`);
  };
  return (
    <form className={styles.form} onSubmit={restore}>
      <div>
        <label htmlFor={field} className={styles.label}>
          The sealed file
        </label>
        <input
          id={field}
          type="file"
          className={styles.file}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0] ?? null);
          }}
        />
      </div>
      <PassphraseField value={passphrase} onChange={setPassphrase} />
      {missing !== null && <Explained {...missing} />}
      {missing === null && trouble !== null && <Explained {...trouble} />}
      <Slab tone="act" type="submit" sending={sending}>
        Restore the table
      </Slab>
    </form>
  );
}
