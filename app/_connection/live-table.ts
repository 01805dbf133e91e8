import { io, type Socket } from 'socket.io-client';
import { knownNotices, type Audience, type FactionId, type TableNotice } from '#client';
import { applyChange, isStale, isNoTable, isOlder, type Change, type Frame } from './frame.ts';
import type { ConnectionStatus } from './frame.ts';
import { START, type Credential, type Denied, type FetchFrame, type LiveState } from './live-state.ts';
import type { CallLine, Said } from './socket-link.ts';
import { whenPageWakes } from './when-page-wakes.ts';

/** A socket that has not answered in this time counts as closed; a slow network gets more (ms). */
const ANSWER_MS = 2500;
const RETRY_MS = 2000;
/**
 * How long the page waits for a slow answer (ms). This is longer than any time that the server makes a call wait for
 * its turn.
 */
const CALL_MS = 20_000;
/** The time limit for the first attempt to connect, and the longest time limit on a slow network (ms). */
const FIRST_ATTEMPT_MS = 5_000;
const MAX_ATTEMPT_MS = 40_000;

/** Messages that the page shows in the form that the server sent. */
const NEWS_AS_SENT = ['presence', 'emptySeats', 'askers', 'election', 'swaps', 'sealing'] as const;

/**
 * The live connection of one audience. The socket brings changes and carries the calls of the page. When the page wakes,
 * becomes visible or has missed something, it requests the frame again over HTTP and over the socket, because a phone
 * that slept can trust neither. While the socket is down, the page requests and calls over HTTP.
 */
export class LiveTable implements CallLine {
  #state: LiveState = START;
  readonly #watchers = new Set<() => void>();
  readonly #socket: Socket;
  readonly #fetchFrame: FetchFrame;
  readonly #stop: (() => void)[] = [];
  /** The callbacks, with the frame version that each waits for. */
  readonly #awaited = new Map<() => void, number>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Whether a probe of the socket is unanswered. The server answers one probe at a time. */
  #isAsking = false;
  /** The timer of the next HTTP request while the socket is closed. */
  #meanwhile: ReturnType<typeof setTimeout> | undefined;
  /** The duration of the last request over HTTP (ms). */
  #roundTrip = 0;
  /**
   * The frame that came with an answer and is not shown yet. The sender of the command draws its own change at the same
   * moment.
   */
  #held: Frame | Change | null = null;

  /** `audience` is the audience of the page. A frame for another audience ends this connection. */
  constructor(
    credential: Credential,
    fetchFrame: FetchFrame,
    private readonly audience: Audience,
  ) {
    this.#fetchFrame = fetchFrame;
    this.#socket = io({
      path: '/api/live',
      auth: credential,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelay: 300,
      reconnectionDelayMax: 2000,
      timeout: FIRST_ATTEMPT_MS,
      autoConnect: false,
    });
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly state = (): LiveState => this.#state;
  readonly startState = (): LiveState => START;

  open(): void {
    // The messages are shown in the order in which the server sent them.
    this.#socket.onAny(this.#showHeld);
    this.#socket.on('frame', this.#accept);
    this.#socket.on('change', this.#follow);
    this.#socket.on('notices', (notices: readonly TableNotice[]) => {
      this.#change({ notices: knownNotices(notices) });
    });
    for (const part of NEWS_AS_SENT)
      this.#socket.on(part, (news: LiveState[typeof part]) => {
        this.#change({ [part]: news });
      });
    this.#socket.on('nudge', () => {
      this.#change({ nudges: this.#state.nudges + 1 });
    });
    this.#socket.on('moved', this.#end.bind(this, 'moved'));
    this.#socket.on('deleted', this.#end.bind(this, 'deleted-table'));
    this.#socket.on('connect', () => {
      clearTimeout(this.#meanwhile);
      this.#socket.io.timeout(FIRST_ATTEMPT_MS);
      this.#stand('connected');
    });
    // Each attempt waits longer, so that a slow network connects in the end and a broken one is given up soon.
    this.#socket.io.on('reconnect_attempt', (attempt: number) => {
      this.#socket.io.timeout(Math.min(MAX_ATTEMPT_MS, FIRST_ATTEMPT_MS * 2 ** attempt));
    });
    this.#socket.on('disconnect', this.#lost);
    this.#socket.on('connect_error', this.#lost);
    this.#socket.connect();
    this.#askMeanwhile();
    this.#stop.push(whenPageWakes(this.refresh));
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#meanwhile);
    for (const done of this.#awaited.keys()) done();
    for (const stop of this.#stop.splice(0)) stop();
    this.#held = null;
    this.#socket.removeAllListeners();
    this.#socket.offAny();
    this.#socket.io.off('reconnect_attempt');
    this.#socket.disconnect();
  }

  /** Requests the present frame over both ways at once. */
  readonly refresh = (): void => {
    if (this.#isOver()) return;
    void this.#ask();
    if (!this.#socket.connected) {
      this.#socket.connect();
      return;
    }
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#socket.timeout(this.#patience()).emit('refresh', (silent: Error | null, frame: Frame) => {
      this.#isAsking = false;
      this.#showHeld();
      if (silent === null) this.#accept(frame);
      else this.#socket.disconnect().connect();
    });
  };

  /**
   * Whether the socket is connected, as far as the page knows. After a probe, the socket counts only once it has
   * answered.
   */
  readonly isUp = (): boolean => this.#socket.connected && !this.#isAsking;

  /**
   * Calls the API over the socket, as the seat or the desk of this page. The answer includes the frame up to then. If a
   * socket is slow to answer, the page probes it; the server may let a call wait for longer.
   */
  readonly call = (path: string, input: unknown): Promise<Said> =>
    new Promise((resolve, reject) => {
      const as = this.audience === 'table' ? null : this.audience;
      const doubt = setTimeout(this.refresh, this.#patience());
      const answered = (lost: Error | null, said: Said, news: Frame | Change | undefined) => {
        clearTimeout(doubt);
        if (lost !== null) {
          reject(lost);
          return;
        }
        this.#showHeld();
        resolve(said);
        if (news !== undefined) this.#hold(news);
      };
      this.#socket.timeout(CALL_MS + 2 * this.#roundTrip).emit('call', { path, as, input }, answered);
    });

  /**
   * Calls back once this page has the frame of this version or a newer frame, or will never have it. The call comes
   * before other listeners hear of that frame, so that both are drawn together. If the frame takes longer than an
   * answer may, the page requests it and stops waiting.
   */
  onceShown(version: number, then: () => void): void {
    if (this.#hasShown(version)) {
      then();
      return;
    }
    const done = () => {
      clearTimeout(late);
      this.#awaited.delete(done);
      then();
    };
    this.#awaited.set(done, version);
    const late = setTimeout(() => {
      this.refresh();
      done();
    }, ANSWER_MS);
    // The frame may have come with the answer.
    this.#showHeld();
  }

  /** The moderator's nudge, which makes a seat's phone vibrate once. */
  readonly nudge = (faction: FactionId): void => {
    this.#socket.emit('nudge', { faction });
  };

  /** Requests the frame over HTTP. The socket may be faster. */
  async #ask(): Promise<void> {
    const asked = this.#state.frame;
    const began = performance.now();
    const answer = await this.#fetchFrame();
    if (answer === 'no-answer') return;
    this.#roundTrip = performance.now() - began;
    if (this.#isOver()) return;
    if ('denied' in answer) this.#end(answer.denied);
    else if (!isStale(answer.frame, asked, this.#state.frame)) this.#accept(answer.frame);
  }

  /**
   * Requests the frame over HTTP again and again until the socket is connected. On a slow network that takes a while,
   * or never happens.
   */
  #askMeanwhile(): void {
    clearTimeout(this.#meanwhile);
    const timer = setTimeout(() => {
      void this.#ask().finally(() => {
        if (this.#meanwhile === timer && !this.#socket.connected && !this.#isOver()) this.#askMeanwhile();
      });
    }, RETRY_MS);
    this.#meanwhile = timer;
  }

  #patience(): number {
    return ANSWER_MS + 2 * this.#roundTrip;
  }

  /** Keeps the frame of an answer until the sender has read the answer, or until another message comes. */
  #hold(news: Frame | Change): void {
    this.#held = news;
    setTimeout(this.#showHeld);
  }

  readonly #showHeld = (): void => {
    const held = this.#held;
    this.#held = null;
    if (held === null) return;
    if ('view' in held) this.#accept(held);
    else this.#follow(held);
  };

  readonly #follow = (change: Change): void => {
    const frame = applyChange(this.#state.frame, change);
    if (frame === null) this.refresh();
    else this.#accept(frame);
  };

  readonly #accept = (frame: Frame): void => {
    if (frame.view.audience !== this.audience) {
      this.#change({ playsNow: frame.view.audience });
      this.#end('swapped');
      return;
    }
    if (isOlder(frame, this.#state.frame)) return;
    const shift = frame.serverTime - Date.now();
    // A late frame makes the offset look smaller, never larger. An offset of seconds means that the device clock was
    // set, or that the server slept.
    const { clockShift, frame: known } = this.#state;
    const jumped = known === null || Math.abs(shift - clockShift) > 3500;
    this.#change({ frame, clockShift: jumped ? shift : Math.max(shift, clockShift) });
  };

  readonly #lost = (): void => {
    if (this.#isOver()) return;
    this.#stand(this.#state.frame === null ? 'connecting' : 'reconnecting');
    this.#askMeanwhile();
    if (this.#socket.active) return;
    // The server itself closed or refused the connection. An HTTP request tells the reason; without an answer, the page
    // connects again.
    clearTimeout(this.#retry);
    this.#retry = setTimeout(this.refresh, RETRY_MS);
    void this.#ask();
  };

  #end(standing: Denied | 'swapped'): void {
    this.#stand(standing);
    this.#socket.disconnect();
  }

  #isOver(): boolean {
    const { standing } = this.#state;
    return standing === 'moved' || standing === 'swapped' || isNoTable(standing);
  }

  #stand(standing: ConnectionStatus): void {
    if (standing !== this.#state.standing) this.#change({ standing, since: Date.now() });
  }

  #hasShown(version: number): boolean {
    return this.#isOver() || (this.#state.frame?.version ?? 0) >= version;
  }

  #change(part: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...part };
    for (const [done, version] of this.#awaited) if (this.#hasShown(version)) done();
    for (const watcher of this.#watchers) watcher();
  }
}
