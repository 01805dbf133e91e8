import { initTRPC, type TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { InternalError } from '../application/error-reporter.ts';
import { storageErrorOf, type StorageTrouble } from '../application/storage-error.ts';
import { RateLimited } from './errors.ts';

type ErrorCode = TRPCError['code'];

/** Messages for developers who read the traffic. The pages choose their own text by the code. */
export const SENTENCES: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED: 'This device does not hold that seat or desk.',
  FORBIDDEN: 'Only the machine that runs Mentat may do this, or whoever has its key.',
  NOT_FOUND: 'There is nothing here by that name.',
  BAD_REQUEST: 'The server cannot read that.',
  PARSE_ERROR: 'The server cannot read that.',
  PAYLOAD_TOO_LARGE: 'That is more than the server takes.',
  METHOD_NOT_SUPPORTED: 'That is asked another way.',
  TOO_MANY_REQUESTS: 'That was tried too often. Wait a moment.',
};

const SOMETHING_BROKE = 'Something broke; your table is safe.';

const STORAGE_SENTENCES: Record<StorageTrouble, string> = {
  DISK_FULL: 'The machine that runs Mentat has no room left on its disk. Nothing that was answered is lost.',
  DATABASE_AWAY: 'The database of Mentat does not answer, or takes no writes. Nothing that was answered is lost.',
  TABLE_UNREADABLE: 'This table cannot be read any more. Whoever runs Mentat can restore a backup.',
};

const storageTrouble = ({ cause }: TRPCError): StorageTrouble | null =>
  cause instanceof InternalError ? cause.trouble : storageErrorOf(cause);

function sentenceFor(error: TRPCError): string {
  const trouble = storageTrouble(error);
  return trouble === null ? (SENTENCES[error.code] ?? SOMETHING_BROKE) : STORAGE_SENTENCES[trouble];
}

/** The properties of a procedure besides its schema. */
export interface ProcedureMeta {
  /**
   * Whether a device may call the procedure by its socket. Procedures that open a table, join one or carry a file need
   * HTTP. So does a call that closes the sockets of its sender before the answer could arrive.
   */
  readonly bySocket: boolean;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // Builds the error from nothing: a message or a stack could quote secret input.
    errorFormatter: ({ shape, error }) => ({
      code: shape.code,
      message: sentenceFor(error),
      data: {
        code: error.code,
        httpStatus: shape.data.httpStatus,
        /** The seconds to wait, if a retry helps. */
        retryAfter: error.cause instanceof RateLimited ? Math.ceil(error.cause.wait / 1000) : null,
        /** The storage fault, if there is one. */
        reason: storageTrouble(error),
      },
    }),
  });

export const { router, procedure } = t;
