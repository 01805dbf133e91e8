'use client';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { must, type Audience, type View } from '#client';
import { LiveApiClientProvider, troubleCode, useApiClient } from './api-client.tsx';
import type { Frame, ConnectionStatus } from './frame.ts';
import { START, type Credential, type Denied, type FetchFrame, type LiveState } from './live-state.ts';
import { LiveTable } from './live-table.ts';

/** The part of a live table that components read. */
type LiveSource = Pick<LiveTable, 'subscribe' | 'state' | 'startState'>;

const LiveContext = createContext<LiveSource | null>(null);
/** The connection of the page, if there is one. */
const ConnectionContext = createContext<LiveTable | null>(null);

interface LiveProviderProps {
  /** The credential must not change while mounted. A component with another credential needs another `key`. */
  readonly credential: Credential;
  /** The audience of the page. */
  readonly audience: Audience;
  readonly children: ReactNode;
}

/**
 * Connects one audience to its table. It must be within an `ApiClientProvider` with the same credential. The components
 * below call the server over the same socket.
 */
export function LiveProvider({ credential, audience, children }: LiveProviderProps) {
  const client = useApiClient();
  const [table] = useState(() => {
    const ask = 'code' in credential ? { code: credential.code } : {};
    const fetchFrame: FetchFrame = () =>
      client.game.view.query(ask).then((frame) => ({ frame: asFrame(frame) }), denial);
    return new LiveTable(credential, fetchFrame, audience);
  });
  useEffect(() => {
    table.open();
    return () => {
      table.close();
    };
  }, [table]);
  return (
    <ConnectionContext value={table}>
      <LiveContext value={table}>
        <LiveApiClientProvider token={'token' in credential ? credential.token : null} line={table}>
          {children}
        </LiveApiClientProvider>
      </LiveContext>
    </ConnectionContext>
  );
}

/** The transport carries plain JSON; only branded numbers lose their brand in the client's types. */
const asFrame = (travelled: object): Frame => travelled as Frame;

function denial(error: unknown): { readonly denied: Denied } | 'no-answer' {
  const code = troubleCode(error);
  if (code === 'UNAUTHORIZED') return { denied: 'moved' };
  if (code === 'TABLE_UNREADABLE') return { denied: 'unreadable-table' };
  return code === 'NOT_FOUND' ? { denied: 'unknown-table' } : 'no-answer';
}

interface StillProviderProps {
  readonly view: View;
  /** Server time minus device time, in milliseconds. */
  readonly clockShift: number;
  readonly children: ReactNode;
}

/** Provides one view to the components below, without a connection: for the example battle. */
export function StillProvider({ view, clockShift, children }: StillProviderProps) {
  const source = useMemo((): LiveSource => {
    const frame = { view, run: 'still', version: 1, serverTime: 0 };
    const shown: LiveState = { ...START, standing: 'connected', frame, clockShift };
    const state = () => shown;
    return {
      subscribe: () => () => undefined,
      state,
      startState: state,
    };
  }, [view, clockShift]);
  return <LiveContext value={source}>{children}</LiveContext>;
}

export const useLiveTable = (): LiveTable => must(useContext(ConnectionContext), 'LiveProvider');

/** Returns the present live state. */
export function useLive(): LiveState {
  const table = must(useContext(LiveContext), 'LiveProvider');
  return useSyncExternalStore(table.subscribe, table.state, table.startState);
}

/** Returns the state of the connection, and since when (device time, ms). */
export function useConnection(): { readonly standing: ConnectionStatus; readonly since: number } {
  const { standing, since } = useLive();
  return { standing, since };
}

/** Returns the view of this page's audience; `null` before the first frame. */
export const useGameView = (): View | null => useLive().frame?.view ?? null;
