'use client';
import { useState } from 'react';
import { OTHER_HALF, SEALING_TROUBLES, MIN_PASSPHRASE_LENGTH } from '#client';
import { PassphraseField } from '#app/_components/passphrase-field.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { useRequest } from '#app/_connection/use-request.ts';

/** The field for the second half of a file's passphrase. The text disappears with the sheet, and is stored nowhere. */
export function HalfSheet({ onClose }: { readonly onClose: () => void }) {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const [half, setHalf] = useState('');
  const [isShort, setShort] = useState(false);
  const give = async () => {
    setShort(half.length < MIN_PASSPHRASE_LENGTH);
    if (half.length < MIN_PASSPHRASE_LENGTH) return;
    if ((await ask(() => client.seats.submitPassphraseHalf.mutate({ half }))) !== null) onClose();
  };
  return (
    <Sheet
      title={OTHER_HALF.title}
      tone="secret"
      onClose={onClose}
      acts={
        <Button tone="act" sending={sending} onClick={give}>
          {OTHER_HALF.give}
        </Button>
      }
    >
      <p>{OTHER_HALF.why}</p>
      <PassphraseField
        label={OTHER_HALF.field}
        value={half}
        onChange={(typed) => {
          setHalf(typed);
          setShort(false);
        }}
      />
      <p>{OTHER_HALF.keep}</p>
      {isShort && <Explained {...SEALING_TROUBLES.short} />}
      {trouble !== null && <Explained {...trouble} />}
    </Sheet>
  );
}
