import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Audience } from '../../lib/engine.ts';
import { holderOf, type Holder } from '../application/seats.ts';
import { NoSuchTable } from '../application/refusals.ts';
import type { Context } from './context.ts';
import { tooMany, translated } from './errors.ts';
import { middleware, procedure } from './init.ts';
import { joinCode } from './schemas.ts';

/** Open to anybody who reaches the server. */
export const publicProcedure = procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw translated(result.error);
  return result;
});

/** Codes are short, so asking for tables that do not exist is limited; asking for one's own never is. */
const guessesLimited = middleware(async ({ ctx: { limits, address }, next }) => {
  const wait = limits.guesses.wait(address);
  if (wait > 0) throw tooMany(wait);
  const result = await next();
  if (!result.ok && result.error.cause instanceof NoSuchTable) limits.guesses.spend(address);
  return result;
});

/** For those who know a join code and nothing more. */
export const joinProcedure = publicProcedure.use(guessesLimited);

/** For a seat or the desk: `ctx.holder` is whom the token speaks for. */
export const holderProcedure = publicProcedure.use(async ({ ctx, next }) => {
  return next({ ctx: { ...ctx, ...(await authority(ctx)) } });
});

/** For the one who holds a seat. */
export const seatProcedure = holderProcedure.use(({ ctx, next }) => {
  if (ctx.holder.role !== 'seat') throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { ...ctx, holder: ctx.holder } });
});

/** For the one who holds the desk. */
export const moderatorProcedure = holderProcedure.use(({ ctx, next }) => {
  if (ctx.holder.role !== 'moderator') throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { ...ctx, holder: ctx.holder } });
});

/** For whoever looks at a table: by token as that seat or desk, by join code as the whole table. */
export const tableProcedure = joinProcedure
  .input(z.object({ code: joinCode.optional() }).optional())
  .use(async ({ ctx, input, next }) => next({ ctx: { ...ctx, ...(await lookerOf(ctx, input?.code)) } }));

async function lookerOf(ctx: Context, code: string | undefined): Promise<{ code: string; audience: Audience }> {
  if (ctx.token !== null || code === undefined) {
    const { holder } = await authority(ctx);
    return { code: holder.code, audience: holder.role === 'seat' ? holder.faction : 'moderator' };
  }
  return { code, audience: 'table' };
}

async function authority({ services, token }: Context): Promise<{ holder: Holder; token: string }> {
  const holder = token === null ? null : await holderOf(services, token);
  if (holder === null || token === null) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return { holder, token };
}
