import { nextDeadline, type Timeline, type WindowId } from '#engine';

/** Closes windows when their time has come. One timer for each table with a running window. */
export interface Clock {
  /** Sets or clears the timer as this timeline needs it. Watching the same deadline again changes nothing. */
  watch(code: string, timeline: Timeline): void;
  /** Whether any table waits for a window to close. */
  isRunning(): boolean;
  stop(): void;
}

/** Asks the table to close a window; resolves when the table has answered, whatever it said. */
export type CloseWindow = (code: string, window: WindowId) => Promise<void>;

interface Alarm {
  readonly window: WindowId;
  readonly at: number;
  readonly timer: NodeJS.Timeout;
}

/** How long to wait before asking again when the table did not close a window that is over. */
const PATIENCE = 500;

/** Far more than any window lasts, and little enough for a timer of the system. */
const LONGEST_WAIT = 60_000;

/** `now` is server time: it may pass more slowly than the timers of the system, never faster. */
export function createClock(now: () => number, close: CloseWindow): Clock {
  const alarms = new Map<string, Alarm>();

  const set = (code: string, window: WindowId, at: number, wait: number) => {
    const timer = setTimeout(
      () => {
        void ring(code, alarm);
      },
      Math.min(wait, LONGEST_WAIT),
    );
    const alarm: Alarm = { window, at, timer };
    alarms.set(code, alarm);
  };

  const ring = async (code: string, alarm: Alarm) => {
    const left = alarm.at - now();
    // The machine was asleep, or the timer fired a moment early.
    if (left > 0) {
      set(code, alarm.window, alarm.at, left);
      return;
    }
    await close(code, alarm.window);
    // Had the window closed or moved, `watch` would have replaced this alarm.
    if (alarms.get(code) === alarm) set(code, alarm.window, alarm.at, PATIENCE);
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
      else if (alarm?.window !== next.window || alarm.at !== next.at) {
        clear(code);
        set(code, next.window, next.at, Math.max(0, next.at - now()));
      }
    },
    isRunning: () => alarms.size > 0,
    stop() {
      for (const code of [...alarms.keys()]) clear(code);
    },
  };
}
