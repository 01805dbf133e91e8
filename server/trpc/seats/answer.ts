import { z } from 'zod';
import { joinRequestStatus } from '../../application/join-request-handlers.ts';
import { joinProcedure } from '../procedures.ts';
import { joinCode, secret } from '../schemas.ts';

/** Returns the state of this token's request for a seat. */
export const answer = joinProcedure
  .input(z.strictObject({ code: joinCode, token: secret }))
  .query(async ({ ctx: { services }, input: { code, token } }) => ({
    stands: await joinRequestStatus(services, code, token),
  }));
