'use client';
import { useEffect, useState } from 'react';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { explainError } from '#app/_connection/explain-error.ts';
import { prefetchRemainingParts } from '#app/_connection/lazy.tsx';
import type { Failure } from '#app/_connection/failure.ts';
import { rememberDesk } from '#app/_browser/seat-tokens.ts';
import { DeskMessage } from './desk-message.tsx';
import { ACCEPT_DESK, formatTakeDesk } from './no-desk-messages.ts';

interface AcceptDeskProps {
  readonly code: string;
  readonly invite: string;
  readonly onDone: () => void;
}

/** The last step of a hand-over. It waits for a press, so that merely opening a link moves no desk. */
export function AcceptDesk({ code, invite, onDone }: AcceptDeskProps) {
  const client = useApiClient();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  useEffect(prefetchRemainingParts, []);
  const accept = async () => {
    setSending(true);
    try {
      const accepted = await client.moderation.accept.mutate({ code, invite });
      if (accepted.ok) {
        rememberDesk(code, accepted.token);
        onDone();
        return;
      }
      setTrouble({ refusal: accepted.refusal });
    } catch (error) {
      setTrouble(explainError(error));
    }
    setSending(false);
  };
  return (
    <DeskMessage title={ACCEPT_DESK.title} lead={formatTakeDesk(code)}>
      {trouble !== null && <Explained {...trouble} />}
      <Button tone="act" sending={sending} onClick={accept}>
        {ACCEPT_DESK.act}
      </Button>
      <Button tone="quiet" onClick={onDone}>
        {ACCEPT_DESK.leave}
      </Button>
    </DeskMessage>
  );
}
