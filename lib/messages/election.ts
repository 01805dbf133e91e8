import type { FactionId } from '../model/factions.ts';
import { formatCount } from './numbers.ts';

/** The vote of a player for a new moderator, which one of the player's seats sends. Everybody sees it. */
export interface DeskVote {
  readonly by: FactionId;
  readonly candidate: FactionId;
}

/** The votes for a new moderator. Everybody sees all of them. */
export interface DeskElection {
  /** The votes, one for each player. */
  readonly votes: readonly DeskVote[];
  /** The players who have a vote: everybody except the moderator. Each player is a list of all their seats. */
  readonly people: readonly (readonly FactionId[])[];
  /** The number of players that must agree: more than half. */
  readonly needed: number;
  /** The faction whose player enough others want as the moderator, or `null`. */
  readonly chosen: FactionId | null;
  /**
   * The server time (ms) from which the desk counts as away; it may lie ahead. `null` while a device of the desk is
   * connected.
   */
  readonly awayAt: number | null;
  /**
   * The server time (ms) from which the chosen player may take the desk, if the desk stays away; `null` while the desk
   * is connected.
   */
  readonly takesAt: number | null;
}

/** The state before a page has heard of the table. */
export const NO_ELECTION: DeskElection = {
  votes: [],
  people: [],
  needed: 1,
  chosen: null,
  awayAt: null,
  takesAt: null,
};

/** The state of a vote in the form that the pages show. */
export type ElectionStanding =
  /** The choice while no player is chosen. */
  | { readonly phase: 'open' }
  /** A player is chosen, and the desk is connected: nothing happens. */
  | { readonly phase: 'desk-here'; readonly chosen: FactionId }
  /** The desk is away. Everybody is warned for the remaining time (ms). */
  | { readonly phase: 'warning'; readonly chosen: FactionId; readonly left: number }
  | { readonly phase: 'due'; readonly chosen: FactionId };

/** Returns the state of a vote at this moment (server time, ms). */
export function electionStanding({ chosen, awayAt, takesAt }: DeskElection, now: number): ElectionStanding {
  if (chosen === null) return { phase: 'open' };
  if (awayAt === null || takesAt === null || now < awayAt) return { phase: 'desk-here', chosen };
  return now < takesAt ? { phase: 'warning', chosen, left: takesAt - now } : { phase: 'due', chosen };
}

/** Returns how a vote works, for the text above the names. */
export function formatHowToChoose({ people, needed }: DeskElection, maySwap: boolean): string {
  if (people.length < 2) {
    return 'If the moderator is gone, choose yourself here. If the desk does not answer for two minutes, you become the moderator.';
  }
  const all = maySwap ? ' Before the game begins, everybody with a connected phone has to agree as well.' : '';
  return `If the moderator is gone, choose a new one here. ${needed} of ${people.length} people have to agree. A person with two seats counts once, and the moderator does not count.${all} Everybody sees the votes.`;
}

/** Returns what will happen to the chosen player now; `name` is that player's name. */
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

/** Returns the line above every page of the chosen player's phone. */
export const formatChosenHere = (phase: 'warning' | 'due'): string =>
  phase === 'warning'
    ? 'You are chosen to moderate. The desk is yours if the moderator does not answer.'
    : 'You are chosen to moderate, and the moderator has not answered.';

/** Returns the line above every other phone and over the screen, next to a countdown. */
export const formatChosenElsewhere = (name: string): string =>
  `The moderator does not answer. ${name} will take the desk.`;

/** Returns the line on the seat of a moderator who plays. */
export const formatChosenWhilePlaying = (): string => 'A new moderator is chosen, in case you do not answer.';

/** Returns the line on the desk itself. */
export const formatChosenAtDesk = (name: string): string =>
  `${name} is chosen to moderate if this desk does not answer.`;

/** Returns the whole seconds of a countdown, never less than one. */
export const secondsOf = (left: number): number => Math.max(1, Math.ceil(left / 1000));
