/**
 * The players who vote for a new moderator, and the count of their votes. A player with several seats has one vote. The
 * moderator has none.
 */
import { pairOf, type DeskVote, type FactionId, type FactionPair } from '#engine';
import type { Devices } from '../store/event-store.ts';

/** A player at the table, given by all their seats. */
export type Person = readonly FactionId[];

/** Returns every player except the moderator, from the taken seats. */
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

/**
 * Returns one vote for each player: the first vote that one of the player's seats gave. Votes from or for other people
 * are left out.
 */
export const votesOf = (people: readonly Person[], votes: readonly DeskVote[]): readonly DeskVote[] =>
  people.flatMap((person) =>
    votes.filter((vote) => person.includes(vote.by) && personIn(people, vote.candidate)).slice(0, 1),
  );

/** The number of players that is more than half. */
export const majorityOf = (people: readonly Person[]): number => Math.floor(people.length / 2) + 1;

/** Returns the player who holds this seat, or undefined. */
export const personIn = (people: readonly Person[], faction: FactionId | null): Person | undefined =>
  people.find((person) => faction !== null && person.includes(faction));

/** The facts that decide a vote. */
export interface Poll {
  readonly people: readonly Person[];
  readonly votes: readonly DeskVote[];
  /** The players whose phone is connected. */
  readonly awake: readonly Person[];
  readonly begun: boolean;
}

/** The result of the votes: the elected faction after a short or a long warning, or none. */
export interface Outcome {
  readonly soon: FactionId | null;
  readonly late: FactionId | null;
}

/**
 * Returns the result. If more than half of several players agree, they elect soon. Before the game anyone with the code
 * can take seats, even several, so all connected players must agree as well. Later the connected players can elect
 * alone if they all agree. One player is enough if the others are asleep or gone.
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
