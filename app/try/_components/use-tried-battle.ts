'use client';
import { useEffect, useState } from 'react';
import { type Refusal, type SeatView, type TableView } from '#client';
import { useApiClient } from '../../_connection/api-client.tsx';
import { explainError } from '../../_connection/explain-error.ts';
import type { ClientCommand } from '../../_connection/outbox.ts';
import type { Failure } from '../../_connection/failure.ts';
import type { Side } from './try-messages.ts';

/** The views of both phones and of the screen, in the form that the server sent. */
export interface TriedBattle {
  readonly seats: Readonly<Record<Side, SeatView>>;
  readonly table: TableView;
  readonly refusal: Refusal | null;
}

interface Step {
  readonly by: Side;
  readonly command: ClientCommand;
}

interface Played {
  readonly steps: readonly Step[];
  /** The view of the battle; `null` before the first answer of the server. */
  readonly battle: TriedBattle | null;
  /** The device time at which the views arrived (ms). */
  readonly since: number;
}

const NOTHING: Played = { steps: [], battle: null, since: 0 };

/** Plays the battle: each step goes to the server with all steps before it, which plays them again. */
export function useTriedBattle() {
  const client = useApiClient();
  const [round, setRound] = useState(0);
  const [played, setPlayed] = useState(NOTHING);
  const [sending, setSending] = useState<Side | null>(null);
  const [trouble, setTrouble] = useState<Failure | null>(null);

  const play = async (steps: readonly Step[]) => {
    setTrouble(null);
    try {
      const answer = await client.tables.tryBattle.mutate({ steps: steps.map(asSent) });
      // Only branded numbers lose their brand on the way from the server.
      const battle = answer as unknown as TriedBattle;
      if (battle.refusal === null) setPlayed({ steps, battle, since: Date.now() });
      else setTrouble({ refusal: battle.refusal });
    } catch (error) {
      setTrouble(explainError(error));
    }
  };
  useEffect(() => {
    void play([]);
    // A new round is the only thing that begins a new battle.
  }, [round]);

  return {
    battle: played.battle,
    since: played.since,
    round,
    sending,
    trouble,
    act: (by: Side, command: ClientCommand) => {
      if (sending !== null) return;
      setSending(by);
      void play([...played.steps, { by, command }]).finally(() => {
        setSending(null);
      });
    },
    again: () => {
      setPlayed(NOTHING);
      setRound(round + 1);
    },
  };
}

/** The page sends commands of these three types only. */
type TriedCommand = Extract<ClientCommand, { readonly type: 'Answer' | 'Withdraw' | 'TickInstruction' }>;
const asSent = ({ by, command }: Step) => ({ by, command: command as TriedCommand });
