/**
 * Another moderator when theirs has vanished: the people choose, everybody is warned, and only then does the desk move.
 * As long as a device of the desk is connected, or its holder answers, nobody takes it.
 */
import type { DeskElection, FactionId, TableNotice } from '#engine';
import { runAuthorized, type DeskAuthority, type SeatAuthority } from './authority.ts';
import { digestOf, newToken } from './credentials.ts';
import { outcomeOf, majorityOf, peopleAt, personIn, votesOf, type Poll } from './electorate.ts';
import type { ApplicationRefusal } from './refusals.ts';
import { seatOf, notifyTable, type SeatTaken } from './seats.ts';
import type { Services } from './services.ts';
import { linkDevice } from './shared-devices.ts';
import { lookIfBegun, positionOf } from './tables.ts';

export type Voted = { readonly ok: true } | { readonly ok: false; readonly refusal: ApplicationRefusal };

/** How the people of this table stand about a new moderator. Throws `TableNotFound`. */
export async function electionAt(services: Services, code: string): Promise<DeskElection> {
  const poll = await pollAt(services, code);
  const outcome = outcomeOf(poll);
  const awayAt = services.desks.awayAt(code);
  return {
    votes: poll.votes,
    people: poll.people,
    needed: majorityOf(poll.people),
    chosen: outcome.soon ?? outcome.late,
    awayAt,
    takesAt: services.elections.takesAt(code, outcome, awayAt),
  };
}

async function pollAt({ store, presence, ...services }: Services, code: string): Promise<Poll> {
  const { choices } = await positionOf({ store, presence, ...services }, code);
  const seats = (await store.seats(code)).map(({ faction }) => faction);
  const people = peopleAt(seats, choices.pairs, await store.devices(code));
  return {
    people,
    votes: votesOf(people, await store.votes(code)),
    awake: people.filter((person) => person.some((faction) => presence.isHere(code, faction))),
    begun: await lookIfBegun({ store, presence, ...services }, code),
  };
}

/** Whether the desk and this seat, which somebody holds, are one person's. */
export async function isModerators(services: Services, code: string, faction: FactionId): Promise<boolean> {
  return personIn((await pollAt(services, code)).people, faction) === undefined;
}

/** One seat says on its phone whom it wants as the new moderator, or nobody. Everybody sees it. Throws `NotAuthorized`. */
export async function voteForDesk(
  services: Services,
  asker: SeatAuthority,
  candidate: FactionId | null,
): Promise<Voted> {
  const { code, by } = asker;
  const answer = await runAuthorized(services, asker, async (): Promise<Voted> => {
    if (candidate === null) return cast(services, code, by, null);
    const peace = services.elections.peaceLeft(code);
    if (peace > 0) return refused({ code: 'vote-too-early', why: 'answered', seconds: inSeconds(peace) });
    const told = await tidings(services, code, by, candidate);
    return told === 'seat-free'
      ? refused({ code: 'seat-free', faction: candidate })
      : cast(services, code, by, candidate, told);
  });
  services.announcements.seatsChanged(code);
  return answer;
}

const refused = (refusal: ApplicationRefusal): { readonly ok: false; readonly refusal: ApplicationRefusal } => ({
  ok: false,
  refusal,
});
const inSeconds = (time: number): number => Math.ceil(time / 1000);

/** A person's other seats say nothing of their own. */
async function cast(
  services: Services,
  code: string,
  by: FactionId,
  candidate: FactionId | null,
  told?: TableNotice,
): Promise<Voted> {
  const person = personIn((await pollAt(services, code)).people, by) ?? [by];
  for (const other of person.filter((faction) => faction !== by)) await services.store.vote(code, other, null);
  await services.store.vote(code, by, candidate, told);
  return { ok: true };
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
  const before = await pollAt(services, code);
  const own = personIn(before.people, by) ?? [by];
  const others = before.votes.filter((vote) => !own.includes(vote.by));
  const after = { ...before, votes: votesOf(before.people, [...others, { by, candidate }]) };
  if (chosenBy(after) === candidate && chosenBy(before) !== candidate) {
    return notifyTable(services, { kind: 'desk-elected', ...seat });
  }
  const isFirst = !before.votes.some((vote) => vote.candidate === candidate);
  return isFirst ? notifyTable(services, { kind: 'desk-proposed', ...seat }) : undefined;
}

function chosenBy(poll: Poll): FactionId | null {
  const { soon, late } = outcomeOf(poll);
  return soon ?? late;
}

/**
 * The chosen one takes a desk that is away, once everybody has been warned for long enough: the former moderator's token
 * dies, and the votes are spent. Throws `NotAuthorized`.
 */
export async function takeElectedDesk(services: Services, asker: SeatAuthority): Promise<SeatTaken> {
  const { code, by } = asker;
  return runAuthorized(services, asker, async () => {
    const seat = await seatOf(services, code, by);
    const refusal = whyNotTaken(await electionAt(services, code), by, services.now());
    if (seat === null || refusal !== null) return refused(refusal ?? { code: 'seat-free', faction: by });
    const token = newToken();
    await services.store.electDesk(code, digestOf(token), notifyTable(services, { kind: 'desk-taken', ...seat }));
    await linkDevice(services, code, [by], true);
    services.desks.forget(code);
    services.announcements.moved(code, 'moderator');
    services.announcements.seatsChanged(code);
    return { ok: true, token };
  });
}

function whyNotTaken(
  { people, chosen, needed, awayAt, takesAt }: DeskElection,
  by: FactionId,
  now: number,
): ApplicationRefusal | null {
  if (personIn(people, chosen)?.includes(by) !== true) return { code: 'not-elected', needed };
  if (awayAt === null || takesAt === null || now < awayAt) return { code: 'desk-is-here' };
  return now < takesAt ? { code: 'vote-too-early', why: 'warning', seconds: inSeconds(takesAt - now) } : null;
}

/** "I am here": every vote is struck, the table is told, and for a while nobody votes anew. Throws `NotAuthorized`. */
export async function refuseVote(services: Services, asker: DeskAuthority): Promise<void> {
  await runAuthorized(services, asker, () => answer(services, asker.code));
}

/**
 * The desk does something, whatever it is: so it is not away, and a vote that has been won without it is struck. Throws
 * `NotAuthorized`.
 */
export async function deskActs(services: Services, asker: DeskAuthority): Promise<void> {
  const { code } = asker;
  services.desks.heard(code);
  if ((await services.store.votes(code)).length === 0) return;
  await runAuthorized(services, asker, async () => {
    if (chosenBy(await pollAt(services, code)) !== null) await answer(services, code);
  });
}

async function answer(services: Services, code: string): Promise<void> {
  if ((await services.store.votes(code)).length === 0) return;
  await services.store.strikeVotes(code, notifyTable(services, { kind: 'desk-kept' }));
  services.elections.answered(code);
  services.announcements.seatsChanged(code);
}
