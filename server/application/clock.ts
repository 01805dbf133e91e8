import { nextDeadline, type Deadline, type Timeline } from '#engine';

/** Closes windows, and lets phases follow, when their time has come. One timer for each table that waits for it. */
export interface Clock {
  /** Sets or clears the timer as this timeline needs it. Watching the same deadline again changes nothing. */
  watch(code: string, timeline: Timeline): void;
  /** Clears the timer of a table that was deleted. */
  forget(code: string): void;
  /** Whether any table waits for a deadline. */
  isRunning(): boolean;
  stop(): void;
}

/** Asks the table for what is due; resolves when the table has answered, whatever it said. */
export type AskFor = (code: string, command: Deadline['command']) => Promise<void>;

interface Alarm extends Deadline {
  readonly timer: NodeJS.Timeout;
}

/** How long to wait before asking again when the table did not do what was due. */
const PATIENCE = 500;

/** Far more than anything lasts that is waited for, and little enough for a timer of the system. */
const MAX_WAIT = 60_000;

/** `now` is server time: it may pass more slowly than the timers of the system, never faster. */
export function createClock(now: () => number, askFor: AskFor): Clock {
  const alarms = new Map<string, Alarm>();

  const set = (code: string, { command, at }: Deadline, wait: number) => {
    const timer = setTimeout(
      () => {
        void ring(code, alarm);
      },
      Math.min(wait, MAX_WAIT),
    );
    const alarm: Alarm = { command, at, timer };
    alarms.set(code, alarm);
  };

  const ring = async (code: string, alarm: Alarm) => {
    const left = alarm.at - now();
    // The machine was asleep, or the timer fired a moment early.
    if (left > 0) {
      set(code, alarm, left);
      return;
    }
    await askFor(code, alarm.command);
    // Had it been done or put off, `watch` would have replaced this alarm; `forget` would have removed it.
    if (alarms.get(code) === alarm) set(code, alarm, PATIENCE);
  };

  const clear = (code: string) => {
    clearTimeout(alarms.get(code)?.timer);
    alarms.delete(code);
  };

  return {
    watch(code, timeline) {
      const next = nextDeadline(timeline);
      const alarm = alarms.get(code);
      if (next === null) clear(code);
      else if (alarm?.at !== next.at || !isSame(alarm, next)) {
        clear(code);
        set(code, next, Math.max(0, next.at - now()));
      }
    },
    forget: clear,
    isRunning: () => alarms.size > 0,
    stop() {
      for (const code of [...alarms.keys()]) clear(code);
    },
  };
}

const isSame = ({ command: one }: Deadline, { command: other }: Deadline): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
