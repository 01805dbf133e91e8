import { electedBy, type DeskElection, type FactionId, type TableNotice } from '../../lib/engine.ts';
import { inTurn, type SeatAuthority } from './authority.ts';
import { digestOf, newToken } from './credentials.ts';
import type { ApplicationRefusal } from './refusals.ts';
import { seatOf, tellNow, type Taken } from './seats.ts';
import type { Services } from './services.ts';

export type Voted = { readonly ok: true } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** How the seats of this table stand about a new moderator. */
export async function electionAt({ store }: Services, code: string): Promise<DeskElection> {
  const [votes, seats] = [await store.votes(code), await store.seats(code)];
  return { votes, needed: Math.floor(seats.length / 2) + 1 };
}

/** One seat says on its phone whom it wants as the new moderator, or nobody. Everybody sees it. Throws `NotHeld`. */
export async function voteForDesk(
  services: Services,
  asker: SeatAuthority,
  candidate: FactionId | null,
): Promise<Voted> {
  const { code, by } = asker;
  const answer = await inTurn(services, asker, async (): Promise<Voted> => {
    const told = candidate === null ? undefined : await tidings(services, code, by, candidate);
    if (told === 'seat-free') return { ok: false, refusal: { code: 'seat-free', faction: candidate ?? by } };
    await services.store.vote(code, by, candidate, told);
    return { ok: true };
  });
  services.announcements.seatsChanged(code);
  return answer;
}

/** What the table hears of a vote: that somebody is proposed, or chosen; nothing of those between. */
async function tidings(
  services: Services,
  code: string,
  by: FactionId,
  candidate: FactionId,
): Promise<TableNotice | undefined | 'seat-free'> {
  const seat = await seatOf(services, code, candidate);
  if (seat === null) return 'seat-free';
  const before = await electionAt(services, code);
  const after = { ...before, votes: [...before.votes.filter((vote) => vote.by !== by), { by, candidate }] };
  if (electedBy(after) === candidate && electedBy(before) !== candidate) {
    return tellNow(services, { kind: 'desk-elected', ...seat });
  }
  const isFirst = !before.votes.some((vote) => vote.candidate === candidate);
  return isFirst ? tellNow(services, { kind: 'desk-proposed', ...seat }) : undefined;
}

/** The chosen seat takes the desk: the former moderator's token dies, and the votes are spent. Throws `NotHeld`. */
export async function takeElectedDesk(services: Services, asker: SeatAuthority): Promise<Taken> {
  const { code, by } = asker;
  return inTurn(services, asker, async () => {
    const [election, seat] = [await electionAt(services, code), await seatOf(services, code, by)];
    if (seat === null || electedBy(election) !== by) {
      return { ok: false, refusal: { code: 'not-elected', needed: election.needed } };
    }
    const token = newToken();
    await services.store.electDesk(code, digestOf(token), tellNow(services, { kind: 'desk-taken', ...seat }));
    services.announcements.moved(code, 'moderator');
    services.announcements.seatsChanged(code);
    return { ok: true, token };
  });
}
