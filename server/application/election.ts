/**
 * The election of a new moderator when theirs is away. The players vote, the table is warned, and only then does the
 * desk move. No player can take the desk while one of its devices is connected or its holder answers.
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

/** Returns the state of the election at this table. Throws `TableNotFound`. */
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

/** Whether the person who holds the desk also holds this taken seat. */
export async function isModerators(services: Services, code: string, faction: FactionId): Promise<boolean> {
  return personIn((await pollAt(services, code)).people, faction) === undefined;
}

/** Records the vote of one seat for a new moderator, or removes it. The whole table sees it. Throws `NotAuthorized`. */
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

/** Records the vote for one seat of a person and clears the votes of their other seats. */
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

/** Returns the notice about a vote: a player is proposed, or elected. Votes in between give no notice. */
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
 * Gives the elected player a desk that is away, after the full warning. The former moderator's token expires, and the
 * votes are cleared. Throws `NotAuthorized`.
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

/**
 * Handles “I am here”: clears every vote, informs the table, and blocks new votes for a while. Throws `NotAuthorized`.
 */
export async function refuseVote(services: Services, asker: DeskAuthority): Promise<void> {
  await runAuthorized(services, asker, () => answer(services, asker.code));
}

/**
 * Notes any action of the desk: it is not away, and a vote that was won without it is cleared. Throws `NotAuthorized`.
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
