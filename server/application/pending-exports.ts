import type { FactionId, NamedSeat, Sealing } from '#engine';
import type { CredentialHash } from '../store/event-store.ts';
import type { SealKey } from './sealed-file.ts';
import type { SteadyClock } from './steady-clock.ts';

/** How long a player has to type a half, and the desk to fetch the file (ms). */
const SEALING_TIME = 10 * 60_000;

/** An export that waits for a second person. It lives in memory for minutes. No message contains the typed halves. */
export interface Pending {
  readonly asked: FactionId;
  /** The desk that asked. Only it gets the file. If the desk changes hands, its half is dropped. */
  readonly desk: CredentialHash;
  /** Server time, ms. */
  readonly until: number;
  readonly step: WaitingForHalf | WaitingForDesk;
}
type WaitingForHalf = { readonly is: 'asked'; readonly half: string };
type WaitingForDesk = { readonly is: 'given'; readonly by: NamedSeat; readonly key: SealKey };

/** The exports by two people, one per table. */
export interface Sealings {
  readonly at: (code: string) => Pending | null;
  /** Starts an export. It replaces an earlier one. */
  readonly begin: (code: string, pending: Omit<Pending, 'until'>) => void;
  /** Moves the export to its next step. Does nothing if the export is over or another one has replaced it. */
  readonly go: (code: string, from: Pending, step: Pending['step']) => void;
  readonly end: (code: string) => void;
}

type Time = Pick<SteadyClock, 'now' | 'deadlineIn'>;

/** Creates the list. It calls `over` when an export has expired. */
export function createPendingExports({ now, deadlineIn }: Time, over: (code: string) => void): Sealings {
  const pending = new Map<string, { readonly is: Pending; readonly timer: NodeJS.Timeout }>();
  const end = (code: string) => {
    clearTimeout(pending.get(code)?.timer);
    pending.delete(code);
  };
  const put = (code: string, is: Pending) => {
    end(code);
    const timer = setTimeout(
      () => {
        pending.delete(code);
        over(code);
      },
      Math.max(0, is.until - now()),
    ).unref();
    pending.set(code, { is, timer });
  };
  return {
    at: (code) => {
      const found = pending.get(code)?.is;
      return found !== undefined && found.until > now() ? found : null;
    },
    begin: (code, begun) => {
      put(code, { ...begun, until: deadlineIn(SEALING_TIME) });
    },
    go: (code, from, step) => {
      if (pending.get(code)?.is === from) put(code, { ...from, step });
    },
    end,
  };
}

/** Returns the public part of an export. */
export const publicSide = ({ asked, until, step }: Pending): Sealing => ({ asked, until, step: step.is });
