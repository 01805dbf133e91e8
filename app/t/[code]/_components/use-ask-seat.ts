'use client';
import { useState } from 'react';
import type { FactionId } from '#client';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { rememberSeat, showSeat } from '#app/_browser/seat-tokens.ts';
import { useRequest } from '#app/_connection/use-request.ts';
import type { Failure } from '#app/_connection/failure.ts';

/** The request of this phone to the desk. Its tokens open the seats once the desk has let it in. */
export interface AskedSeats {
  readonly factions: readonly FactionId[];
  readonly tokens: readonly string[];
  readonly name: string;
  /** The two characters that the desk also shows. */
  readonly sign: string;
}

interface AskingSeat {
  readonly asked: AskedSeats | null;
  readonly sending: boolean;
  readonly trouble: Failure | null;
  readonly ask: (factions: readonly FactionId[], name: string) => void;
  readonly stop: () => void;
  /** Keeps the tokens after the desk has let the phone in. */
  readonly keep: () => void;
}

/** Asks the desk for free seats of a game that has begun. */
export function useAskSeat(code: string): AskingSeat {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const [asked, setAsked] = useState<AskedSeats | null>(null);
  return {
    asked,
    sending,
    trouble,
    ask: (factions, name) => {
      void ask(() => client.seats.ask.mutate({ code, factions: [...factions], name })).then((answer) => {
        if (answer !== null) setAsked({ factions, name, tokens: answer.tokens, sign: answer.sign });
      });
    },
    stop: () => {
      setAsked(null);
    },
    keep: () => {
      asked?.factions.forEach((faction, at) => {
        rememberSeat(code, faction, asked.tokens[at] ?? '');
      });
      if (asked?.factions[0] !== undefined) showSeat(code, asked.factions[0]);
    },
  };
}
