'use client';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { must } from '#client';
import { retryAfter, troubleCode, useApiClient } from './api-client.tsx';
import { holdingKeeper, type Held } from '../_browser/seat-session.ts';
import { useConnection, useLiveTable } from './live.tsx';
import { Outbox, type Deliver, type Pending, type Receipt, type ClientCommand } from './outbox.ts';

const OutboxContext = createContext<Outbox | null>(null);
const NOTHING: readonly Pending[] = [];

interface OutboxProviderProps {
  readonly code: string;
  /** The sender: each seat or desk of a device has one outbox. */
  readonly held: Held;
  readonly children: ReactNode;
}

/** Keeps the commands of one actor until the server has received them. It must be within a `LiveProvider`. */
export function OutboxProvider({ code, held, children }: OutboxProviderProps) {
  const client = useApiClient();
  const table = useLiveTable();
  const { standing } = useConnection();
  const [outbox] = useState(() => {
    const as = held === 'desk' ? 'moderator' : held;
    const deliver: Deliver = (id, command) =>
      client.game.act.mutate({ id, command, as, looks: true }).catch(receiptOfError);
    return new Outbox(deliver, holdingKeeper(code, held), (version, then) => {
      table.onceShown(version, then);
    });
  });
  useEffect(() => {
    if (standing === 'connected') void outbox.run();
    if (standing === 'moved' || standing === 'swapped') outbox.discard();
  }, [outbox, standing]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** A command is finished only if the server has understood and refused it. All other commands are sent again. */
function receiptOfError(error: unknown): Awaited<ReturnType<Deliver>> {
  const wait = retryAfter(error);
  if (wait !== null) return { againAfter: wait };
  const code = troubleCode(error);
  if (code === 'DISK_FULL') return 'disk-full';
  return code === null || code === 'TOO_MANY_REQUESTS' || code === 'TIMEOUT' || code === 'DATABASE_AWAY'
    ? 'no-answer'
    : { ok: false, broken: true };
}

export interface Sender {
  /** Settles with the server's receipt. Nothing counts as sent before that. */
  readonly send: (command: ClientCommand) => Promise<Receipt>;
  /** The commands without a receipt. */
  readonly pending: readonly Pending[];
}

/** Whether commands wait until the host's machine has room to store them. */
export function useWaitsForRoom(): boolean {
  const outbox = must(useContext(OutboxContext), 'OutboxProvider');
  return useSyncExternalStore(outbox.subscribe, outbox.unsent, () => null) === 'disk-full';
}

/** Sends commands. Each command counts exactly once, however often the network fails. */
export function useSendCommand(): Sender {
  const outbox = must(useContext(OutboxContext), 'OutboxProvider');
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending, () => NOTHING);
  return { send: (command) => outbox.send(command), pending };
}
