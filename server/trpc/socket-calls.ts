import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
} from '@trpc/server';
import { z } from 'zod';
import { audienceOf, holderOf } from '../application/seats.ts';
import type { Services } from '../application/services.ts';
import { COST } from '../application/strangers.ts';
import { MAX_WAIT_MS } from '../application/throttle.ts';
import { socketContext, type Context, type Shared } from './context.ts';
import { paced, tooMany } from './errors.ts';
import { reportTo } from './handler.ts';
import type { ProcedureMeta } from './init.ts';
import { appRouter } from './root.ts';
import { actor, type ActorName } from './schemas.ts';

/** A device that calls by its socket, with all tokens that it has shown when it connected. */
interface Caller {
  readonly code: string;
  readonly address: string;
  readonly tokens: readonly string[];
  /** Forgets a token that no longer holds anything, so that it is not looked up again. */
  readonly drop: (token: string) => void;
}

/** A call. `as` names the calling seat or desk; `null` means that the device has none. */
const call = z.strictObject({
  path: z.string().max(64),
  as: actor.nullable(),
  input: z.unknown().optional(),
});

/** Answers calls of the API by sockets, in the format of tRPC's own adapters. */
export function callsBySocket(shared: Shared) {
  const failed = reportTo(shared);
  return {
    tooMany: { error: shapeOf(tooMany(MAX_WAIT_MS), 'unknown', '') },

    async answer(caller: Caller, sent: unknown): Promise<{ readonly said: object; readonly mayChange: boolean }> {
      const parsed = call.safeParse(sent);
      const path = parsed.data?.path ?? '';
      const procedure = Object.hasOwn(BY_SOCKET, path) ? BY_SOCKET[path] : undefined;
      const type = procedure?._def.type ?? 'unknown';
      try {
        if (!parsed.success || procedure === undefined) throw new TRPCError({ code: 'BAD_REQUEST' });
        const { as, input } = parsed.data;
        const ctx = await contextOf(shared, caller, as);
        const getRawInput = () => Promise.resolve(input);
        const data: unknown = await callTRPCProcedure({
          ...{ router: appRouter, path, type: procedure._def.type, ctx, getRawInput },
          ...{ signal: undefined, batchIndex: 0 },
        });
        return { said: { result: { data } }, mayChange: type === 'mutation' };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        failed(error);
        return { said: { error: shapeOf(error, type, path) }, mayChange: false };
      }
    },
  };
}

/**
 * The call acts for the seat or the desk that it names, if a token of its device is valid for that seat or desk at this
 * moment. If no token is valid, the call waits like a request without a token.
 */
async function contextOf(shared: Shared, caller: Caller, as: ActorName | null): Promise<Context> {
  const { limits, strangers, services } = shared;
  const { address } = caller;
  if (as === null) {
    await paced(limits.requests, address);
    if (!(await strangers.pace(address, COST.request))) throw tooMany(MAX_WAIT_MS);
    return socketContext(shared, { address, token: null });
  }
  const token = await tokenOf(services, caller, as);
  if (token === null) {
    await paced(limits.requests, address);
    throw new TRPCError({ code: 'UNAUTHORIZED' });
  }
  return socketContext(shared, { address, token });
}

async function tokenOf(services: Services, { code, tokens, drop }: Caller, as: ActorName): Promise<string | null> {
  for (const token of tokens) {
    const holder = await holderOf(services, token);
    if (holder === null) drop(token);
    if (holder?.code === code && audienceOf(holder) === as) return token;
  }
  return null;
}

function shapeOf(error: TRPCError, type: AnyTRPCProcedure['_def']['type'] | 'unknown', path: string) {
  return getTRPCErrorShape({ config: appRouter._def._config, error, type, path, input: undefined, ctx: undefined });
}

const mayComeBySocket = ({ _def: { meta } }: AnyTRPCProcedure): boolean =>
  (meta as ProcedureMeta | undefined)?.bySocket === true;

const PROCEDURES = (appRouter as AnyTRPCRouter)._def.procedures as Readonly<Record<string, AnyTRPCProcedure>>;

/** The procedures that may be called by a socket, by their paths. */
const BY_SOCKET: Readonly<Record<string, AnyTRPCProcedure>> = Object.fromEntries(
  Object.entries(PROCEDURES).filter(([, procedure]) => mayComeBySocket(procedure)),
);
