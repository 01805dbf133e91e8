import { TRPCError, type TRPCProcedureType as ProcedureType } from '@trpc/server';
import { z } from 'zod';
import type { Audience } from '#engine';
import type { DeskAuthority, SeatAuthority } from '../application/authority.ts';
import { digestOf } from '../application/credentials.ts';
import { deskActs } from '../application/election.ts';
import { countJoinAttempt } from '../application/brute-force-limit.ts';
import { holderOf, type Holder } from '../application/seats.ts';
import { TableNotFound, NotAuthorized } from '../application/refusals.ts';
import { InternalError } from '../application/error-reporter.ts';
import { reportAt } from '../application/report-at.ts';
import type { Context } from './context.ts';
import { limited, paced, tooMany, translated } from './errors.ts';
import { procedure } from './init.ts';
import { joinCode } from './schemas.ts';

/** Open to anybody who reaches the server. */
export const publicProcedure = procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw translated(result.error);
  return result;
});

/** For the machine that runs Mentat, and for whoever shows its key. Asked before anything of the input is read. */
export const hostProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.isHost()) throw new TRPCError({ code: 'FORBIDDEN' });
  return next();
});

/** For those who know a join code and nothing more. */
export const joinProcedure = publicProcedure.use(async ({ ctx, next }) => {
  await paced(ctx.limits.looks, ctx.address);
  return limitingGuesses(ctx, next);
});

/**
 * For a seat or the desk: `ctx.holder` is whom the token speaks for, once all that was sent has arrived. Whoever held a
 * body back until the seat was somebody else's would speak for it still.
 */
export const holderProcedure = publicProcedure.use(async ({ ctx, type, getRawInput, next }) => {
  // Before anything of it is read.
  await paceOf(ctx, await authority(ctx), type);
  // What cannot be read is refused by whoever needs it.
  await getRawInput().catch(() => null);
  const known = await authority(ctx);
  return reported(ctx, known.holder.code, await next({ ctx: { ...ctx, ...known } }));
});

/** For a seat: `ctx.asker` says whose it is. What it writes is done in its turn, if it holds the seat still by then. */
export const seatProcedure = holderProcedure.use(({ ctx: { holder, token, ...ctx }, next }) => {
  if (holder.role !== 'seat') throw new TRPCError({ code: 'UNAUTHORIZED' });
  const asker: SeatAuthority = { code: holder.code, by: holder.faction, credential: digestOf(token) };
  return next({ ctx: { ...ctx, asker } });
});

/** For the one who holds the desk, likewise. Whatever it does shows that it is not away. */
export const moderatorProcedure = holderProcedure.use(async ({ ctx: { holder, token, ...ctx }, type, next }) => {
  if (holder.role !== 'moderator') throw new TRPCError({ code: 'UNAUTHORIZED' });
  const asker: DeskAuthority = { code: holder.code, by: 'moderator', credential: digestOf(token) };
  if (type === 'mutation') await deskActs(ctx.services, asker);
  return next({ ctx: { ...ctx, asker } });
});

/** For whoever looks at a table: by token as that seat or desk, by join code as the whole table. */
export const tableProcedure = publicProcedure
  .input(z.object({ code: joinCode.optional() }).optional())
  .use(async ({ ctx, input, next }) => {
    const code = input?.code;
    const isStranger = ctx.token === null && code !== undefined;
    await (isStranger ? paced(ctx.limits.looks, ctx.address) : paceOf(ctx, await authority(ctx), 'query'));
    // After its turn has come: the seat may have been given away meanwhile.
    const looker: Looker = isStranger ? { code, audience: 'table' } : lookerOf(await authority(ctx));
    const look = () => next({ ctx: { ...ctx, ...looker } });
    return reported(ctx, looker.code, await (isStranger ? limitingGuesses(ctx, look) : look()));
  });

interface Looker {
  readonly code: string;
  readonly audience: Audience;
}

const lookerOf = ({ holder }: { readonly holder: Holder }): Looker => ({
  code: holder.code,
  audience: holder.role === 'seat' ? holder.faction : 'moderator',
});

/** Nobody's thumb is as fast as these limits, nor is a page of ours. */
async function paceOf(
  { limits, address }: Context,
  { holder }: { readonly holder: Holder },
  type: ProcedureType,
): Promise<void> {
  const { code, audience } = lookerOf({ holder });
  const who = `${code}/${audience}`;
  if (type !== 'mutation') return paced(limits.questions, who);
  if (holder.role === 'seat') limited(limits.evenings, who);
  await paced(holder.role === 'seat' ? limits.commands : limits.deskCommands, who);
  return paced(limits.actions, address);
}

type Outcome = { ok: true } | { ok: false; error: TRPCError };

/** Codes are short, so asking for tables that do not exist is limited; asking for one's own never is. */
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

/** Records our own bugs with the table they happened at, which nobody further out knows. */
async function reported<Result extends Outcome>({ services }: Context, code: string, result: Result): Promise<Result> {
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const { cause } = result.error;
  if (cause instanceof InternalError || cause instanceof TableNotFound || cause instanceof NotAuthorized) return result;
  await reportAt(services, code, cause ?? result.error);
  throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new InternalError(cause ?? result.error) });
}
