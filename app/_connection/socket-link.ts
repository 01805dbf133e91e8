import { TRPCClientError, type Operation, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../server/trpc/root.ts';

/** The server's answer to one call, as it is sent. */
export type Said = { readonly result: { readonly data?: unknown } } | { readonly error: object };

/** The connection of a page, over which the page calls the API. */
export interface CallLine {
  /** Whether the connection is up, as far as the page knows. */
  readonly isUp: () => boolean;
  /** Settles with the server's answer; rejects if the connection is lost before that. */
  readonly call: (path: string, input: unknown) => Promise<Said>;
}

/**
 * Sends calls over the socket, and passes other calls to the next link: calls that need HTTP, and all calls while the
 * socket is closed. If the socket is lost before the answer, a call that only reads is repeated over HTTP. A call that
 * changes something counts as not answered: the sender decides whether to send it again, under the same id.
 */
export const linkBySocket =
  (line: CallLine): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      if (!line.isUp() || !mayGoBySocket(op)) return next(op).subscribe(observer);
      let isOver = false;
      let byHttp: { unsubscribe(): void } | null = null;
      line.call(op.path, op.input).then(
        (said) => {
          if (isOver) return;
          if ('error' in said) observer.error(TRPCClientError.from(said));
          else {
            observer.next({ result: { type: 'data', data: said.result.data } });
            observer.complete();
          }
        },
        (lost: unknown) => {
          if (isOver) return;
          if (op.type === 'query') byHttp = next(op).subscribe(observer);
          else observer.error(TRPCClientError.from(lost instanceof Error ? lost : new Error('The line was lost')));
        },
      );
      return () => {
        isOver = true;
        byHttp?.unsubscribe();
      };
    });

/** The procedures that need HTTP, besides everything of `tables`: see its `ProcedureMeta`. */
const BY_HTTP_ALONE: ReadonlySet<string> = new Set([
  ...['seats.take', 'seats.draw', 'seats.ask', 'seats.answer', 'seats.accept', 'seats.leave', 'seats.answerSwap'],
  ...['moderation.accept', 'moderation.takeVacant', 'game.view'],
]);

/** Whether the server accepts calls with this path over the socket. */
export const isTakenBySocket = (path: string): boolean => path.split('.')[0] !== 'tables' && !BY_HTTP_ALONE.has(path);

/** Longer calls need HTTP: the server ends a connection that sends more at once (characters). */
const MAX_INPUT = 12_000;

const mayGoBySocket = ({ path, input, signal }: Operation): boolean =>
  isTakenBySocket(path) &&
  signal?.aborted !== true &&
  ((JSON.stringify(input) as string | undefined) ?? '').length <= MAX_INPUT;
