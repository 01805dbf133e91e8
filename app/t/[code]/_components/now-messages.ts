/**
 * The texts of the shells of phone and screen while phone or screen waits. Each feature has the texts about its own
 * events in `labels.ts`.
 */
import {
  type PendingDecision,
  awaitedTo,
  type Addressee,
  type FactionId,
  formatList,
  factionName,
  type TableView,
  waitsToBegin,
} from '#client';

/** The text after a sealed answer. The player may put the phone down. */
export const NOTHING_ASKED = 'Nothing is asked now.';

/**
 * Returns the players that the table waits for. Players with the same question are named together: `Waiting for Ben and
 * Anna to seal a plan.`
 */
export function formatWaitingFor(awaited: readonly PendingDecision[], called: Addressee): readonly string[] {
  const matters = [...new Set(awaited.map(({ to }) => to))];
  return matters.map((kind) => {
    const who = awaited.filter(({ to }) => to === kind).map(({ faction }) => called(faction));
    return `Waiting for ${formatList(who)} ${awaitedTo(kind)}.`;
  });
}

/** Returns the advice to a player about their own cards, before the game begins or a position is entered. */
export const formatEntering = (table: TableView): string =>
  waitsToBegin(table)
    ? 'The set-up will ask you for your cards. In a game that is already running, enter them with “Change what you hold”.'
    : 'Where your hand, spice or traitors differ from the table, change them below.';

/** Returns the line that the table waits for another faction on this device: `Turn to Harkonnen, awaited here`. */
export const formatTurnToAwaited = (faction: FactionId): string => `Turn to ${factionName(faction)}, awaited here`;

/**
 * The texts of the screen when all players are seated and nothing has begun: the awaited person, and above it the
 * reason.
 */
export const LOBBY_IS_FULL = { over: 'Everybody is seated', what: 'All wait for the moderator to begin' } as const;

/**
 * Returns the awaited players by name, and their decision, for the line below their factions: `Ben and Anna, to seal a
 * plan`.
 */
export function formatPeopleAwaited(
  factions: readonly FactionId[],
  people: readonly { readonly faction: FactionId; readonly name: string }[],
  to: PendingDecision['to'],
): string {
  const names = [...new Set(people.filter(({ faction }) => factions.includes(faction)).map(({ name }) => name))];
  return names.length === 0 ? awaitedTo(to) : `${formatList(names)}, ${awaitedTo(to)}`;
}
