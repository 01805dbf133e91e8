import { TRPCError, type TRPCProcedureType as ProcedureType } from '@trpc/server';
import { z } from 'zod';
import type { Audience } from '#engine';
import type { DeskAuthority, SeatAuthority } from '../application/authority.ts';
import { digestOf } from '../application/credentials.ts';
import { deskActs } from '../application/election.ts';
import { countJoinAttempt } from '../application/brute-force-limit.ts';
import { holderOf, type Holder } from '../application/seats.ts';
import { MAX_WAIT_MS } from '../application/throttle.ts';
import { TableNotFound, NotAuthorized } from '../application/refusals.ts';
import { InternalError } from '../application/error-reporter.ts';
import { reportAt } from '../application/report-at.ts';
import type { Context } from './context.ts';
import { limited, paced, tooMany, translated } from './errors.ts';
import { procedure } from './init.ts';
import { joinCode } from './schemas.ts';

/** Open to every client of the server. */
export const publicProcedure = procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw translated(result.error);
  return result;
});

/** For the machine that runs Mentat, and for devices with the host's key. The check runs before any input is read. */
export const hostProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.isHost()) throw new TRPCError({ code: 'FORBIDDEN' });
  return next();
});

/** For clients that know a join code and have no seat. */
export const joinProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await paced(ctx.limits.looks, ctx.address);
  return limitingGuesses(ctx, next);
});

/**
 * For a seat or the desk. `ctx.holder` is determined after the whole body has arrived. Otherwise a client could hold
 * the body back and then act for a seat that has a new holder.
 */
export const holderProcedure = publicProcedure
  .meta({ bySocket: true })
  .use(async ({ ctx, type, getRawInput, next }) => {
    const first = await authority(ctx);
    // The request waits before its body is read.
    await paceOf(ctx, first, type);
    // Procedures that need the body refuse an unreadable one.
    await getRawInput().catch(() => null);
    return inItsShare(ctx, first, async () => {
      const known = await authority(ctx);
      return reported(ctx, known.holder.code, await next({ ctx: { ...ctx, ...known } }));
    });
  });

/**
 * For a seat, which `ctx.asker` names. A write runs in the table's queue, if the token still holds the seat at that
 * moment.
 */
export const seatProcedure = holderProcedure.use(({ ctx: { holder, token, ...ctx }, next }) => {
  if (holder.role !== 'seat') throw new TRPCError({ code: 'UNAUTHORIZED' });
  const asker: SeatAuthority = { code: holder.code, by: holder.faction, credential: digestOf(token) };
  return next({ ctx: { ...ctx, asker } });
});

/** For the holder of the desk, like `seatProcedure` for a seat. Any call shows that the desk is not away. */
export const moderatorProcedure = holderProcedure.use(async ({ ctx: { holder, token, ...ctx }, type, next }) => {
  if (holder.role !== 'moderator') throw new TRPCError({ code: 'UNAUTHORIZED' });
  const asker: DeskAuthority = { code: holder.code, by: 'moderator', credential: digestOf(token) };
  if (type === 'mutation') await deskActs(ctx.services, asker);
  return next({ ctx: { ...ctx, asker } });
});

/** For a viewer of a table: with a token as that seat or desk, with a join code as the whole table. */
export const tableProcedure = publicProcedure
  .meta({ bySocket: true })
  .input(z.object({ code: joinCode.optional() }).optional())
  .use(async ({ ctx, input, next }) => {
    const code = input?.code;
    const isStranger = ctx.token === null && code !== undefined;
    await (isStranger ? paced(ctx.limits.looks, ctx.address) : paceOf(ctx, await authority(ctx), 'query'));
    // The check comes after the wait: the seat may have changed hands meanwhile.
    const lookAs = async (looker: Looker) => reported(ctx, looker.code, await next({ ctx: { ...ctx, ...looker } }));
    if (isStranger) return limitingGuesses(ctx, () => lookAs({ code, audience: 'table' }));
    return inItsShare(ctx, await authority(ctx), async () => lookAs(lookerOf(await authority(ctx))));
  });

/**
 * Runs a call as soon as this seat or desk has processor time. Refuses the call if too many requests wait before it.
 */
function inItsShare<T>({ shares, address }: Context, known: { readonly holder: Holder }, work: () => Promise<T>) {
  const worker = { table: known.holder.code, seat: nameOf(known), address };
  if (shares.isFull(worker)) throw tooMany(MAX_WAIT_MS);
  return shares.run(worker, work);
}

interface Looker {
  readonly code: string;
  readonly audience: Audience;
}

const lookerOf = ({ holder }: { readonly holder: Holder }): Looker => ({
  code: holder.code,
  audience: holder.role === 'seat' ? holder.faction : 'moderator',
});

function nameOf(known: { readonly holder: Holder }): string {
  const { code, audience } = lookerOf(known);
  return `${code}/${audience}`;
}

/** Limits the rate of a holder. No player and no page of ours is this fast. */
async function paceOf({ limits }: Context, known: { readonly holder: Holder }, type: ProcedureType): Promise<void> {
  const { holder } = known;
  const who = nameOf(known);
  if (type !== 'mutation') return paced(limits.questions, who);
  if (holder.role === 'seat') limited(limits.evenings, who);
  return paced(holder.role === 'seat' ? limits.commands : limits.deskCommands, who);
}

type Outcome = { ok: true } | { ok: false; error: TRPCError };

/**
 * Limits queries for tables that do not exist, because codes are short. A holder's queries for its own table are not
 * limited.
 */
async function limitingGuesses<Result extends Outcome>(
  { limits, address }: Context,
  ask: () => Promise<Result>,
): Promise<Result> {
  const guess = countJoinAttempt(limits, address);
  if (guess.wait > 0) throw tooMany(guess.wait);
  const result = await ask();
  const wasGuess = !result.ok && result.error.cause instanceof TableNotFound;
  if (!wasGuess) guess.giveBack();
  return result;
}

async function authority({ services, token }: Context): Promise<{ holder: Holder; token: string }> {
  const holder = token === null ? null : await holderOf(services, token);
  if (holder === null || token === null) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return { holder, token };
}

/** Reports our own bugs with their table, because outer layers do not know the table. */
async function reported<Result extends Outcome>({ services }: Context, code: string, result: Result): Promise<Result> {
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const { cause } = result.error;
  if (cause instanceof InternalError || cause instanceof TableNotFound || cause instanceof NotAuthorized) return result;
  await reportAt(services, code, cause ?? result.error);
  throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new InternalError(cause ?? result.error) });
}
