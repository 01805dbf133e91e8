import { addressOf } from '../address-of.ts';
import type { Change, Frame } from '../application/frames.ts';
import { reportAt } from '../application/report-at.ts';
import type { Services } from '../application/services.ts';
import type { Listener, LiveSocket } from './protocol.ts';

/** The device of a socket, with its address. */
export interface Caller extends Pick<Listener, 'code' | 'tokens'> {
  readonly address: string;
  /** Forgets a token that holds nothing any more. */
  readonly drop: (token: string) => void;
}

/** An answer in the form that is sent, and whether the call may have changed the table. */
export interface Answered {
  readonly said: object;
  readonly mayChange: boolean;
}

/** Answers calls of the API by sockets. */
export interface Calls {
  answer(caller: Caller, sent: unknown): Promise<Answered>;
  /** The answer to a device that has too many open calls. It costs no work. */
  readonly tooMany: object;
}

/** The number of calls of one socket that may be open at the same time. A page sends one command after the other. */
const MAX_OPEN = 8;

interface Answering {
  readonly isIn: Promise<boolean>;
  readonly services: Services;
  readonly calls: Calls;
}

/** Answers the calls of a device. A call before its admission waits for that. */
export function answerCalls({ isIn, services, calls }: Answering, socket: LiveSocket): void {
  const address = addressOf(socket.request);
  let open = 0;
  const drop = (token: string): void => {
    socket.data.tokens = socket.data.tokens.filter((one) => one !== token);
  };

  const answered = async (sent: unknown, reply: Reply): Promise<void> => {
    if (!(await isIn)) return;
    const { code, audience, tokens } = socket.data;
    const { said, mayChange } = await calls.answer({ code, tokens, address, drop }, sent);
    const frame = mayChange && socket.connected ? await services.frames.frame(code, audience) : null;
    // The code below has no `await`, so that no frame is sent between the version and the answer.
    const news = frame === null ? null : services.frames.since(socket.data.version, frame);
    if (frame === null || news === null) reply(said);
    else {
      socket.data.version = frame.version;
      reply(said, news);
    }
  };

  socket.on('call', (sent, answer) => {
    if (typeof answer !== 'function') return;
    const reply = answer as Reply;
    if (open >= MAX_OPEN) {
      reply(calls.tooMany);
      return;
    }
    open += 1;
    void answered(sent, reply)
      .catch((error: unknown) => reportAt(services, socket.data.code, error))
      .finally(() => {
        open -= 1;
      });
  });
}

type Reply = (said: object, news?: Frame | Change) => void;
