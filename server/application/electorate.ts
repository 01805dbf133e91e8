/**
 * Who has a voice about a new moderator, and what the voices say. People count, not seats: whoever holds several seats
 * has one voice, and the moderator has none.
 */
import { pairOf, type DeskVote, type FactionId, type FactionPair } from '#engine';
import type { Devices } from '../store/event-store.ts';

/** Somebody at the table, by all the seats they hold. */
export type Person = readonly FactionId[];

/** Everybody who plays beside the moderator, from the seats that somebody holds. */
export function peopleAt(
  seats: readonly FactionId[],
  pairs: readonly FactionPair[],
  devices: Devices,
): readonly Person[] {
  const deviceOf = (faction: FactionId) => devices.seats.find((seat) => seat.faction === faction)?.device ?? null;
  const isOnePerson = (a: FactionId, b: FactionId) =>
    pairOf(pairs, a)?.includes(b) === true || (deviceOf(a) !== null && deviceOf(a) === deviceOf(b));
  const people = seats.toSorted().reduce<readonly Person[]>((known, faction) => {
    const same = known.filter((person) => person.some((other) => isOnePerson(faction, other)));
    return [...known.filter((person) => !same.includes(person)), [...same.flat(), faction]];
  }, []);
  const isModerator = (person: Person) =>
    devices.desk !== null && person.some((faction) => deviceOf(faction) === devices.desk);
  return people.filter((person) => !isModerator(person));
}

/** One vote for each person, the first that one of their seats gave; what is for or from nobody of these is left out. */
export const votesOf = (people: readonly Person[], votes: readonly DeskVote[]): readonly DeskVote[] =>
  people.flatMap((person) =>
    votes.filter((vote) => person.includes(vote.by) && personIn(people, vote.candidate)).slice(0, 1),
  );

/** More than half of these people. */
export const majorityOf = (people: readonly Person[]): number => Math.floor(people.length / 2) + 1;

/** Whose seat this is among these people, if it is anybody's. */
export const personIn = (people: readonly Person[], faction: FactionId | null): Person | undefined =>
  people.find((person) => faction !== null && person.includes(faction));

/** What decides a vote. */
export interface Poll {
  readonly people: readonly Person[];
  readonly votes: readonly DeskVote[];
  /** Those of the people whose phone is with the table. */
  readonly awake: readonly Person[];
  readonly begun: boolean;
}

/** Whom the voices want: after a short warning, after a long one, or nobody. */
export interface Outcome {
  readonly soon: FactionId | null;
  readonly late: FactionId | null;
}

/**
 * More than half of several people choose soon. Before the game seats are anybody's who scans the code, and one device
 * can take several of them: until then everybody who is awake must agree as well. Late, those who are awake choose by
 * themselves, when all of them want the same: one alone, where the others are asleep or have gone.
 */
export function outcomeOf({ people, votes, awake, begun }: Poll): Outcome {
  const voicesFor = (candidate: FactionId) =>
    votes.filter((vote) => personIn(people, candidate)?.includes(vote.candidate));
  const isWantedByAwake = (candidate: FactionId) =>
    awake.every((person) => person.includes(candidate) || voicesFor(candidate).some(({ by }) => person.includes(by)));
  const candidates = votes
    .map(({ candidate }) => candidate)
    .toSorted((one, other) => voicesFor(other).length - voicesFor(one).length);
  const isWantedByMost = (candidate: FactionId) =>
    people.length > 1 && voicesFor(candidate).length >= majorityOf(people) && (begun || isWantedByAwake(candidate));
  return { soon: candidates.find(isWantedByMost) ?? null, late: candidates.find(isWantedByAwake) ?? null };
}
