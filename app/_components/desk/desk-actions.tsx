'use client';
import { createContext, useContext, useState, type ReactNode } from 'react';
import {
  explainFailure,
  must,
  type FactionId,
  type LogLine,
  type Refusal,
  type SeatRefusal,
  type TakeBackPreview,
} from '#client';
import { explainError } from '../../_connection/explain-error.ts';
import type { Receipt, ClientCommand } from '../../_connection/outbox.ts';
import type { Failure } from '../../_connection/failure.ts';

export type PreviewAnswer =
  { readonly ok: true; readonly preview: TakeBackPreview } | { readonly ok: false; readonly refusal: Refusal };

export type Reissued =
  { readonly ok: true; readonly pass: string } | { readonly ok: false; readonly refusal: Refusal | SeatRefusal };

export type Answered = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal | SeatRefusal };

export type SeatGiven =
  { readonly ok: true; readonly token: string } | { readonly ok: false; readonly refusal: Refusal | SeatRefusal };

export type Agreed = { readonly ok: true } | { readonly ok: false; readonly refusal: SeatRefusal | Refusal };

export type Sealed =
  { readonly ok: true; readonly file: string } | { readonly ok: false; readonly refusal: SeatRefusal | Refusal };

/** Exports the whole table as one encrypted file. */
export interface SealActions {
  /** Exports with a passphrase of one person. The table is informed. */
  readonly alone: (passphrase: string) => Promise<Sealed>;
  /** Gives the desk's half of the passphrase and asks a seat for the other half. */
  readonly requestPassphraseHalf: (faction: FactionId, half: string) => Promise<Agreed>;
  /** Returns the file, once both halves of the passphrase are there. */
  readonly byTwo: () => Promise<Sealed>;
  readonly stop: () => Promise<void>;
}

/** The addresses of this table for phones, and further possible addresses. */
export interface Addresses {
  readonly addresses: readonly string[];
  readonly joinUrl: string;
}

/** Everything that a desk can do. Pages without a server pass their own functions. */
export interface DeskActions {
  readonly act: (command: ClientCommand) => Promise<Receipt>;
  readonly nudge: (faction: FactionId) => void;
  readonly release: (faction: FactionId) => Promise<void>;
  /** Lets the asker play the requested seat. */
  readonly approveJoin: (asker: string) => Promise<Answered>;
  readonly rejectJoin: (asker: string) => Promise<void>;
  /** “I am here”: clears every vote for another moderator. */
  readonly refuseVote: () => Promise<void>;
  /** Creates a one-time secret that gives a seat to another phone. The table is informed at once. */
  readonly reissue: (faction: FactionId) => Promise<Reissued>;
  /** Moves a seat to this device. The table is informed. */
  readonly playHere: (faction: FactionId) => Promise<SeatGiven>;
  /** Creates a one-time secret that gives the desk to the first device that shows it. */
  readonly invite: () => Promise<string>;
  readonly seal: SealActions;
  readonly previewTakeBack: (to: number) => Promise<PreviewAnswer>;
  /** Lines of the log before a position, oldest first. */
  readonly earlierLines: (before: number, limit: number) => Promise<readonly LogLine[]>;
  readonly addresses: () => Promise<Addresses>;
}

const DeskActionsContext = createContext<DeskActions | null>(null);

interface DeskActionsProviderProps {
  readonly actions: DeskActions;
  readonly children: ReactNode;
}

export function DeskActionsProvider({ actions, children }: DeskActionsProviderProps) {
  return <DeskActionsContext value={actions}>{children}</DeskActionsContext>;
}

export const useDeskActions = (): DeskActions => must(useContext(DeskActionsContext), 'DeskActionsProvider');

/** An action of the desk: whether it is in flight, and why it failed. */
export interface Doing {
  readonly sending: boolean;
  readonly trouble: Failure | null;
  /** Sends a command. Settles with whether the server accepted it. */
  readonly act: (command: ClientCommand) => Promise<boolean>;
  /** Runs a request that is no command of the game. */
  readonly run: (task: () => Promise<unknown>) => Promise<boolean>;
}

export function useDeskAction(): Doing {
  const { act } = useDeskActions();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const run = async (task: () => Promise<unknown>) => {
    setSending(true);
    setTrouble(null);
    const why = await task().then(troubleIn, explainError);
    setSending(false);
    setTrouble(why);
    return why === null;
  };
  return { sending, trouble, run, act: (command) => run(() => act(command)) };
}

/** Returns why a request failed; `null` if it succeeded, or has no reason. */
function troubleIn(answer: unknown): Failure | null {
  const receipt = answer as Receipt | undefined;
  if (receipt?.ok !== false) return null;
  return 'refusal' in receipt ? { refusal: receipt.refusal } : explainFailure('bad-request');
}
