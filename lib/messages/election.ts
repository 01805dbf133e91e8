import type { FactionId } from '../model/factions.ts';
import { formatCount } from './numbers.ts';

/** One person's wish for a new moderator, by one of their seats. Everybody sees it. */
export interface DeskVote {
  readonly by: FactionId;
  readonly candidate: FactionId;
}

/** How the people at the table stand about a new moderator. Everybody sees all of it. */
export interface DeskElection {
  /** One vote a person. */
  readonly votes: readonly DeskVote[];
  /** Who has a voice: everybody who plays beside the moderator, each by all their seats. */
  readonly people: readonly (readonly FactionId[])[];
  /** How many of them must agree: more than half. */
  readonly needed: number;
  /** The faction that enough of them want, or `null`. */
  readonly chosen: FactionId | null;
  /** From when on the desk counts as away (server time, ms; it may lie ahead); `null` while a device of it is connected. */
  readonly awayAt: number | null;
  /** From when on the chosen one may take the desk (server time, ms), if it stays away; `null` while it is here. */
  readonly takesAt: number | null;
}

/** Before anything is heard of a table. */
export const NO_ELECTION: DeskElection = {
  votes: [],
  people: [],
  needed: 1,
  chosen: null,
  awayAt: null,
  takesAt: null,
};

/** What the pages show of a vote. */
export type ElectionStanding =
  /** Nobody is chosen. */
  | { readonly phase: 'open' }
  /** Somebody is, and the desk is here: nothing happens. */
  | { readonly phase: 'desk-here'; readonly chosen: FactionId }
  /** The desk is away, and everybody is warned for so long yet (ms). */
  | { readonly phase: 'warning'; readonly chosen: FactionId; readonly left: number }
  | { readonly phase: 'due'; readonly chosen: FactionId };

/** Where a vote stands at this moment (server time, ms). */
export function electionStanding({ chosen, awayAt, takesAt }: DeskElection, now: number): ElectionStanding {
  if (chosen === null) return { phase: 'open' };
  if (awayAt === null || takesAt === null || now < awayAt) return { phase: 'desk-here', chosen };
  return now < takesAt ? { phase: 'warning', chosen, left: takesAt - now } : { phase: 'due', chosen };
}

/** How a vote works, above the names. */
export function formatHowToChoose({ people, needed }: DeskElection, maySwap: boolean): string {
  if (people.length < 2) {
    return 'If the moderator is gone, choose yourself here. After two minutes without an answer from the desk it is yours.';
  }
  const all = maySwap ? ' Before the game begins, everybody whose phone is with the table has to agree as well.' : '';
  return `If the moderator is gone, choose another here. ${needed} of ${people.length} people have to agree. A person with two seats counts once, and the moderator does not count.${all} Everybody sees the votes.`;
}

/** What becomes of the chosen one now; `name` is who that is. */
export function formatElection(standing: ElectionStanding, name: string): string | null {
  switch (standing.phase) {
    case 'open':
      return null;
    case 'desk-here':
      return `${name} is chosen. The moderator’s device is still connected, so nothing happens yet.`;
    case 'warning':
      return `The moderator does not answer. ${name} may take the desk in ${formatCount(secondsOf(standing.left), 'second')}.`;
    case 'due':
      return `The moderator has not answered. ${name} may take the desk now.`;
  }
}

/** Above every page of the chosen one's phone. */
export const formatChosenHere = (phase: 'warning' | 'due'): string =>
  phase === 'warning'
    ? 'You are chosen to moderate. The desk is yours if the moderator does not answer.'
    : 'You are chosen to moderate, and the moderator has not answered.';

/** Above every other phone and over the screen, beside a countdown. */
export const formatChosenElsewhere = (name: string): string =>
  `The moderator does not answer. ${name} is to take the desk.`;

/** On the seat of a moderator who plays. */
export const formatChosenWhilePlaying = (): string => 'Another moderator is chosen, for when you do not answer.';

/** On the desk itself. */
export const formatChosenAtDesk = (name: string): string =>
  `${name} is chosen to moderate, for when this desk does not answer.`;

/** A countdown in whole seconds that ends at one. */
export const secondsOf = (left: number): number => Math.max(1, Math.ceil(left / 1000));
