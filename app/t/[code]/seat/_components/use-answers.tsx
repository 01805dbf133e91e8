'use client';
import { useState, type ReactNode } from 'react';
import { explainFailure, type AnswerValue, type Prompt } from '#client';
import { Explained, Refusal } from '#app/_components/refusal.tsx';
import type { Receipt, ClientCommand } from '#app/_connection/outbox.ts';
import type { Sender } from '#app/_connection/use-send-command.tsx';

interface Refused {
  readonly prompt: string | null;
  readonly receipt: Extract<Receipt, { readonly ok: false }>;
}

/** Sends the commands of a page, and keeps the server's answer for that page. */
export function useAnswers({ send, pending }: Sender, decision: Prompt | null) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [received, setReceived] = useState<string | null>(null);
  // Once the page shows the seal, or another question, the receipt is no longer needed.
  if (received !== null && (decision?.id !== received || decision.sealed)) setReceived(null);

  const command = (wanted: ClientCommand) => {
    setRefused(null);
    void send(wanted).then((receipt) => {
      const prompt = promptOf(wanted);
      if (!receipt.ok) setRefused({ prompt, receipt });
      else if (wanted.type === 'Answer') setReceived(wanted.prompt);
    });
  };
  const onItsWay = pending.find((entry) => decision !== null && promptOf(entry.command) === decision.id)?.command;
  return {
    command,
    sending: onItsWay !== undefined || (received !== null && decision?.id === received),
    /** The answer without a receipt yet. */
    unreceived: onItsWay?.type === 'Answer' ? (onItsWay.value as AnswerValue) : null,
    /** The server's refusal of this decision, or of another command. */
    trouble: say(refused !== null && refused.prompt === (decision?.id ?? null) ? refused : null),
    otherTrouble: say(refused !== null && refused.prompt === null ? refused : null),
  };
}

const promptOf = (command: ClientCommand): string | null =>
  command.type === 'Answer' || command.type === 'Withdraw' ? command.prompt : null;

function say(refused: Refused | null): ReactNode {
  if (refused === null) return null;
  if ('refusal' in refused.receipt) return <Refusal refusal={refused.receipt.refusal} />;
  return <Explained {...explainFailure('bad-request')} />;
}
