'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { RESTORING, SEALING_TROUBLES, MIN_PASSPHRASE_LENGTH } from '#client';
import { PassphraseField } from '../../_components/passphrase-field.tsx';
import { Explained } from '../../_components/refusal.tsx';
import { Button } from '../../_components/button.tsx';
import { useApiClient, withHostKey } from '../../_connection/api-client.tsx';
import { rememberDesk } from '../../_browser/seat-tokens.ts';
import { useIsHydrated } from '../../_browser/use-is-hydrated.ts';
import { prefetchRemainingParts } from '../../_connection/lazy.tsx';
import { useRequest } from '../../_connection/use-request.ts';
import type { Failure } from '../../_connection/failure.ts';
import { halvesOf } from './halves-of.ts';
import { HostKeyField } from './host-key-field.tsx';
import styles from './restore-form.module.css';

/** The chosen file, and the number of halves that its passphrase has. */
interface Chosen {
  readonly file: File;
  readonly halves: 1 | 2 | null;
}

/**
 * Lets the host choose a file and type its passphrase, in as many halves as it has. If the passphrase is right, the
 * table’s desk opens.
 */
export function RestoreForm() {
  const router = useRouter();
  const isAwake = useIsHydrated();
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const field = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [typed, setTyped] = useState<readonly [string, string]>(['', '']);
  const [hostKey, setHostKey] = useState('');
  const [missing, setMissing] = useState<Failure | null>(null);
  useEffect(prefetchRemainingParts, []);
  const halves = chosen?.halves === 2 ? typed : typed.slice(0, 1);
  const isHost = async () => (await client.tables.isHost.query(undefined, withHostKey(hostKey))).isHost;
  const restore = async (event: SubmitEvent) => {
    event.preventDefault();
    const lack = lackOf(chosen, halves);
    setMissing(lack);
    if (chosen === null || lack !== null || sending) return;
    // The form asks the server first: it sends no table that the server would refuse.
    const restored = await ask(async () =>
      (await isHost())
        ? client.tables.restore.mutate(new Blob([JSON.stringify({ halves }), '\n', chosen.file]), withHostKey(hostKey))
        : { isStranger: true as const },
    );
    if (restored === null) return;
    if ('isStranger' in restored) {
      setMissing(hostKey === '' ? SEALING_TROUBLES.notTheHost : SEALING_TROUBLES.wrongHostKey);
      return;
    }
    rememberDesk(restored.code, restored.moderatorToken);
    router.push(`/t/${restored.code}/moderate`);
  };
  const half = (at: 0 | 1, label: string, covered = false) => (
    <PassphraseField
      covered={covered}
      label={label}
      value={typed[at]}
      onChange={(value) => {
        setTyped(at === 0 ? [value, typed[1]] : [typed[0], value]);
      }}
    />
  );
  return (
    <form className={styles.form} onSubmit={restore} inert={!isAwake}>
      <HostKeyField value={hostKey} onChange={setHostKey} />
      <div>
        <label htmlFor={field} className={styles.label}>
          {RESTORING.file}
        </label>
        <input
          id={field}
          type="file"
          className={styles.file}
          onChange={async (event) => {
            const file = event.currentTarget.files?.[0] ?? null;
            setMissing(null);
            setChosen(file === null ? null : { file, halves: await halvesOf(file) });
          }}
        />
      </div>
      {chosen?.halves === 2 ? (
        <>
          {half(0, RESTORING.ofTheDesk, true)}
          {half(1, RESTORING.ofTheOther, true)}
        </>
      ) : (
        half(0, RESTORING.whole)
      )}
      {missing !== null && <Explained {...missing} />}
      {missing === null && trouble !== null && <Explained {...trouble} />}
      <Button tone="act" type="submit" sending={sending}>
        {RESTORING.restore}
      </Button>
      <p className={styles.aside}>{RESTORING.afterwards}</p>
    </form>
  );
}

/** Returns what the host must correct before the form can be sent. */
function lackOf(chosen: Chosen | null, halves: readonly string[]): Failure | null {
  if (chosen === null) return SEALING_TROUBLES.noFile;
  if (chosen.halves === null) return { refusal: { code: 'file-damaged' } };
  return halves.some((half) => half.length < MIN_PASSPHRASE_LENGTH) ? SEALING_TROUBLES.shortOnRestore : null;
}
