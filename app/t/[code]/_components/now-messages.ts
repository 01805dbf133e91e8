/** What the shells of phone and screen say of themselves while they wait; what happens now, each feature says in its brief. */
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

/** That the phone may be put down, whatever else it shows. */
export const NOTHING_ASKED = 'Nothing is asked now.';

/** Which players the table waits for, those of one question together: `Waiting for Ben and Anna to seal a plan.` */
export function formatWaitingFor(awaited: readonly PendingDecision[], called: Addressee): readonly string[] {
  const matters = [...new Set(awaited.map(({ to }) => to))];
  return matters.map((kind) => {
    const who = awaited.filter(({ to }) => to === kind).map(({ faction }) => called(faction));
    return `Waiting for ${formatList(who)} ${awaitedTo(kind)}.`;
  });
}

/** Tells a player what to do with their own cards before anybody begins the game or enters it. */
export const formatEntering = (table: TableView): string =>
  waitsToBegin(table)
    ? 'The set-up will ask you for your cards. In a game that is already running, enter them with “Change what you hold”.'
    : 'Where your hand, spice or traitors differ from the table, change them below.';

/** Of somebody else whose turn it is on the same device: `Turn to Harkonnen, awaited here`. */
export const formatTurnToAwaited = (faction: FactionId): string => `Turn to ${factionName(faction)}, awaited here`;

/** The screen while everybody is seated and nothing is begun: who is awaited, and above it why. */
export const LOBBY_IS_FULL = { over: 'Everybody is seated', what: 'All wait for the moderator to begin' } as const;

/** Who is awaited, by name, and what for, beneath their factions: `Ben and Anna, to seal a plan`. */
export function formatPeopleAwaited(
  factions: readonly FactionId[],
  people: readonly { readonly faction: FactionId; readonly name: string }[],
  to: PendingDecision['to'],
): string {
  const names = [...new Set(people.filter(({ faction }) => factions.includes(faction)).map(({ name }) => name))];
  return names.length === 0 ? awaitedTo(to) : `${formatList(names)}, ${awaitedTo(to)}`;
}
