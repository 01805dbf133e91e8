'use client';
import { useState } from 'react';
import { explainError } from './explain-error.ts';
import type { Refused, Failure } from './failure.ts';

export interface Asking {
  readonly sending: boolean;
  /** Why the last request failed. */
  readonly trouble: Failure | null;
  /** Settles with the answer; `null` if the request was refused or no answer came. */
  readonly ask: <Answer extends object>(task: () => Promise<Answer>) => Promise<Granted<Answer> | null>;
}

type Granted<Answer> = Exclude<Answer, { readonly ok: false }>;

/** Sends one request at a time, apart from the game. Returns whether it is in flight, and why it failed. */
export function useRequest(): Asking {
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const ask = async <Answer extends object>(task: () => Promise<Answer>): Promise<Granted<Answer> | null> => {
    setSending(true);
    setTrouble(null);
    try {
      const answer = await task();
      if (!isRefused(answer)) return answer as Granted<Answer>;
      setTrouble({ refusal: answer.refusal });
    } catch (error) {
      setTrouble(explainError(error));
    } finally {
      setSending(false);
    }
    return null;
  };
  return { sending, trouble, ask };
}

const isRefused = (answer: object): answer is Refused & { readonly ok: false } => 'ok' in answer && answer.ok === false;
