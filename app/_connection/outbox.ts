import type { Refusal, ClientCommand } from '#client';
import { newClientId } from './client-id.ts';
import type { KeyValueStorage } from '../_browser/key-value-storage.ts';

export type { ClientCommand };

/**
 * The server's answer to a command; `broken` if the server could not understand the command. `shown` is the version of
 * the frame that shows the result to its actor.
 */
export type Receipt =
  | { readonly ok: true; readonly shown?: number | null }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly broken: true };

/** Why a command is sent again: its arrival is unknown, or the server cannot store anything now. */
export type Unsent = 'no-answer' | 'disk-full';

/** One attempt to deliver a command. The server may also say after how long (ms) it will take the command. */
export type Deliver = (
  id: string,
  command: ClientCommand,
) => Promise<Receipt | Unsent | { readonly againAfter: number }>;

/** Calls back once the page shows a frame of this version. */
export type OnceShown = (version: number, then: () => void) => void;

export interface Pending {
  readonly id: string;
  readonly command: ClientCommand;
}

const KEY = 'outbox';
const WAITS_MS = [400, 800, 1500, 3000];

/**
 * The queue of sent commands. The phone sends each command under one id, in order, until the server has answered it.
 * Until then the command stays in `storage`, so after a reload the phone sends the command again, and nothing happens
 * twice. A command counts as sent until the page shows its result, because what the page offers before that is out of
 * date.
 */
export class Outbox {
  #pending: readonly Pending[];
  #waiters = new Map<string, (receipt: Receipt) => void>();
  readonly #watchers = new Set<() => void>();
  #running = false;
  #wake: (() => void) | null = null;
  #unsent: Unsent | null = null;

  constructor(
    private readonly deliver: Deliver,
    private readonly storage: KeyValueStorage,
    private readonly onceShown: OnceShown,
  ) {
    this.#pending = restored(storage.getItem(KEY));
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly pending = (): readonly Pending[] => this.#pending;

  /** Why the first waiting command has not been accepted yet; `null` until its first attempt has returned. */
  readonly unsent = (): Unsent | null => this.#unsent;

  /** Settles when the server has answered, however long that takes. */
  send(command: ClientCommand): Promise<Receipt> {
    const id = newClientId();
    const answered = new Promise<Receipt>((resolve) => this.#waiters.set(id, resolve));
    this.#keep([...this.#pending, { id, command }]);
    void this.run();
    return answered;
  }

  /** Sends waiting commands. Call it again when the table may be reachable. */
  async run(): Promise<void> {
    this.#wake?.();
    if (this.#running) return;
    this.#running = true;
    for (let tries = 0, next = this.#pending[0]; next !== undefined; next = this.#pending[0]) {
      const receipt = await this.deliver(next.id, next.command);
      if (typeof receipt === 'string') {
        this.#holdUp(receipt);
        await this.#pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0);
        tries += 1;
      } else if ('againAfter' in receipt) {
        await this.#pause(receipt.againAfter);
      } else {
        tries = 0;
        this.#holdUp(null);
        await this.#shown(receipt, this.#settle.bind(this, next.id, receipt));
      }
    }
    this.#running = false;
  }

  /** The actor's credential is void: no waiting command will be sent or kept. */
  discard(): void {
    this.#holdUp(null);
    this.#keep([]);
    this.#waiters.clear();
    this.#wake?.();
  }

  #holdUp(why: Unsent | null): void {
    if (this.#unsent === why) return;
    this.#unsent = why;
    for (const watcher of this.#watchers) watcher();
  }

  /** Calls `then` at the moment when the page receives the frame, so that the page draws only once. */
  #shown(receipt: Receipt, then: () => void): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        then();
        resolve();
      };
      if (receipt.ok && typeof receipt.shown === 'number') this.onceShown(receipt.shown, done);
      else done();
    });
  }

  /** The sender is called first, so that its changes are drawn together with the rest. */
  #settle(id: string, receipt: Receipt): void {
    this.#waiters.get(id)?.(receipt);
    this.#waiters.delete(id);
    this.#keep(this.#pending.filter((entry) => entry.id !== id));
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #keep(pending: readonly Pending[]): void {
    this.#pending = pending;
    if (pending.length === 0) this.storage.removeItem(KEY);
    else this.storage.setItem(KEY, JSON.stringify(pending));
    for (const watcher of this.#watchers) watcher();
  }
}

/**
 * Returns the commands that an earlier page left unanswered. The page wrote the list itself; other content is ignored.
 */
function restored(stored: string | null): readonly Pending[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? (parsed as readonly Pending[]) : [];
  } catch {
    return [];
  }
}
