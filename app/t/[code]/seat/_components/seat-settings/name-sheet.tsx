'use client';
import { useState } from 'react';
import { troubleWithName } from '#client';
import { NameField } from '#app/_components/name-field.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { useRequest } from '#app/_connection/use-request.ts';
import { formatKeepName, formatPlayAs, WHO_PLAYS } from './seat-care-messages.ts';

interface NameSheetProps {
  readonly player: string;
  readonly onClose: () => void;
}

/** Changes the player's name, because another player takes over or the name was wrong. The table sees both names. */
export function NameSheet({ player, onClose }: NameSheetProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const [name, setName] = useState(player);
  const rename = async () => {
    if (troubleWithName(name) !== null) return;
    const typed = name.trim();
    if (typed === '' || typed === player) onClose();
    else if ((await ask(() => client.seats.rename.mutate({ name: typed }))) !== null) onClose();
  };
  return (
    <Sheet
      title={WHO_PLAYS}
      tone="warm"
      onClose={onClose}
      acts={
        <Button tone="act" sending={sending} onClick={rename}>
          {name.trim() === '' || name.trim() === player ? formatKeepName(player) : formatPlayAs(name.trim())}
        </Button>
      }
    >
      <NameField label="Name" value={name} onChange={setName} />
      {trouble !== null && <Explained {...trouble} />}
    </Sheet>
  );
}
