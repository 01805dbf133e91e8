import type { FactionId, NamedSeat, Sealing } from '#engine';
import type { CredentialHash } from '../store/event-store.ts';
import type { SealKey } from './sealed-file.ts';
import type { SteadyClock } from './steady-clock.ts';

/** How long somebody has to think of a half, and the desk to fetch the file. */
const SEALING_TIME = 10 * 60_000;

/** A file for which a second person is asked. Lives in memory, for minutes; what was typed is in nothing that is sent. */
export interface Pending {
  readonly asked: FactionId;
  /** The desk that asked. Nobody else gets the file, and its half goes with it. */
  readonly desk: CredentialHash;
  /** Server time, ms. */
  readonly until: number;
  readonly step: WaitingForHalf | WaitingForDesk;
}
type WaitingForHalf = { readonly is: 'asked'; readonly half: string };
type WaitingForDesk = { readonly is: 'given'; readonly by: NamedSeat; readonly key: SealKey };

/** The files that are being made by two, one a table. */
export interface Sealings {
  readonly at: (code: string) => Pending | null;
  /** Takes the place of whatever was there. */
  readonly begin: (code: string, pending: Omit<Pending, 'until'>) => void;
  /** Its next step; without effect where that sealing is over or another one stands there. */
  readonly go: (code: string, from: Pending, step: Pending['step']) => void;
  readonly end: (code: string) => void;
}

type Time = Pick<SteadyClock, 'now' | 'deadlineIn'>;

/** `over` is called when one has ended because its time has. */
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

/** What everybody at the table may know of it. */
export const publicSide = ({ asked, until, step }: Pending): Sealing => ({ asked, until, step: step.is });
