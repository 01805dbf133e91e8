import { TRPCClientError, type Operation, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../server/trpc/root.ts';

/** What the server says to one call, as it travels. */
export type Said = { readonly result: { readonly data?: unknown } } | { readonly error: object };

/** A page's connection, as far as calls of the API travel by it. */
export interface CallLine {
  /** Whether it is up, as far as the page knows. */
  readonly isUp: () => boolean;
  /** Settles with what the server says; rejects where the line is lost before that. */
  readonly call: (path: string, input: unknown) => Promise<Said>;
}

/**
 * Sends calls by the socket, and hands on to the next link what goes by HTTP alone and everything while the socket is
 * down. Where the socket is lost before the answer, what is only asked is asked again by HTTP. What changes something
 * counts as not answered: the sender decides whether it goes out again, under the same id.
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

/** What the server takes by HTTP alone, besides everything of `tables`: see its `ProcedureMeta`. */
const BY_HTTP_ALONE: ReadonlySet<string> = new Set([
  ...['seats.take', 'seats.draw', 'seats.ask', 'seats.answer', 'seats.accept', 'seats.leave', 'seats.answerSwap'],
  ...['moderation.accept', 'moderation.takeVacant', 'game.view'],
]);

/** Whether the server takes calls of this path by socket. */
export const isTakenBySocket = (path: string): boolean => path.split('.')[0] !== 'tables' && !BY_HTTP_ALONE.has(path);

/** Longer calls go by HTTP: the server ends a connection that brings more at once than it takes (characters). */
const MAX_INPUT = 12_000;

const mayGoBySocket = ({ path, input, signal }: Operation): boolean =>
  isTakenBySocket(path) &&
  signal?.aborted !== true &&
  ((JSON.stringify(input) as string | undefined) ?? '').length <= MAX_INPUT;
