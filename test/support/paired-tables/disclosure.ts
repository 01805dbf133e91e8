/** What each audience lawfully learns when something happens at both tables. */
import type { Audience, BattleId, FactionId, GameEvent } from '#engine';
import { handsLieOpen } from '../../features/bidding/generators.ts';
import { otherSeatsHaveAnswered } from '../../features/windows/generators.ts';
import { lookedAtOtherwise } from '../../features/show-secret/generators.ts';
import { listedBy } from '../of-features.ts';
import { stateOf, type Sent, type Table } from '../table.ts';
import { wasDealtOtherwise, type PairedTables } from './paired-tables.ts';

/**
 * Facts that tell everybody what was secret before. A player who has no leader free must announce whether he has a
 * cheap hero, and the moderator can have that said for a silent seat.
 */
const DISCLOSING: readonly GameEvent['type'][] = [
  'LeaderAnnounced',
  'PlansRevealed',
  'UseStands',
  'UseCancelled',
  'PlayedAsKarama',
  'TraitorCallsResolved',
  'WeatherResolved',
  'StormDialsRevealed',
  'StormCardRevealed',
  'AtomicsResolved',
  'PredictionAnswered',
  ...listedBy('discloses'),
];

/** The twins after what happened at each; those who lawfully learnt of a difference know it from now on. */
export function after(pairedTables: PairedTables, first: Sent, second: Sent): PairedTables {
  const next = { one: first.table, two: second.table };
  const [one, two] = [eventsOf(first), eventsOf(second)];
  if (handsLieOpen(first.table, second.table)) return { ...next, unknowing: [] };
  if (closes(one) !== closes(two) && otherSeatsHaveAnswered(pairedTables.one, pairedTables.two))
    return { ...next, unknowing: [] };
  if (disclosed(first.table, one) !== disclosed(second.table, two)) return { ...next, unknowing: [] };
  const knows: readonly Audience[] = [
    ...shownTo(first.table, one, two),
    ...shownTo(second.table, two, one),
    ...lookedAtOtherwise(first.table, one, second.table),
    ...lookedAtOtherwise(second.table, two, first.table),
  ];
  const unknowing = pairedTables.unknowing.filter(
    (who) => !knows.includes(who) && !wasDealtOtherwise(first.table, second.table, who),
  );
  return { ...next, unknowing };
}

const closes = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'WindowClosed');

const eventsOf = (sent: Sent): readonly GameEvent[] => (sent.ok ? sent.events : []);

/** What tells all what somebody had laid out for the own turn; said in that turn, it tells no secret. */
const TOLD_AS_LAID_OUT: readonly GameEvent['type'][] = [
  'NothingShipped',
  'NothingMoved',
  'ForcesMoved',
  'ShipmentAnnounced',
  'ForcesCrossed',
  'ForcesWithdrawn',
];

/** Whether a turn goes as it was laid out ahead, or as its owner answered before its first step could be recorded. */
const goesAsLaidOut = (table: Table, events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'TurnGoesAsPrepared' || type === 'TurnOpened') ||
  stateOf(table).stack.some((activity) => activity.kind === 'own-turn' && activity.asPrepared);

/** What all have lawfully learnt by these events. Plans count only if the ledger grants them to the table. */
function disclosed(table: Table, events: readonly GameEvent[]): string {
  const isLaidOut = goesAsLaidOut(table, events);
  const told = events.filter(
    (event) =>
      DISCLOSING.includes(event.type) &&
      (isLaidOut || !TOLD_AS_LAID_OUT.includes(event.type)) &&
      (event.type !== 'PlansRevealed' || isGranted(table, 'table', 'plan', event.battle)),
  );
  return JSON.stringify(told.map(faceUp));
}

/** Who is shown an element here that is another one there, and has it granted by the ledger. */
const shownTo = (table: Table, here: readonly GameEvent[], there: readonly GameEvent[]): readonly FactionId[] =>
  here.flatMap((event) => {
    // Only the named players hear of an offer, or of spice set aside.
    const named = namedIn(event);
    if (named.length > 0) return there.some((other) => JSON.stringify(other) === JSON.stringify(event)) ? [] : named;
    if (event.type === 'CardForSaleSeen' || event.type === 'SpiceCardSeen')
      return there.some((other) => JSON.stringify(other) === JSON.stringify(event)) ? [] : [event.faction];
    if (event.type !== 'ElementShown' && event.type !== 'PlanShown') return [];
    if (!isGranted(table, event.to, 'plan-element', event.battle)) return [];
    const same = there.some((other) => JSON.stringify(faceUp(other)) === JSON.stringify(faceUp(event)));
    return same ? [] : [event.to];
  });

/** Returns the players that hear an owner's secret word. */
const namedIn = (event: GameEvent): readonly FactionId[] =>
  event.type === 'AllianceAnswered'
    ? event.members
    : event.type === 'SpicePledged' || event.type === 'PermissionSaid'
      ? [event.to]
      : [];

/** A grant for an earlier battle, or for a plan that a take-back has undone, discloses nothing of this one. */
function isGranted(table: Table, knower: FactionId | 'table', kind: 'plan' | 'plan-element', battle: BattleId) {
  const { knowledge, epoch } = stateOf(table);
  return knowledge.some(
    ({ knower: who, secret }) =>
      who === knower && secret.kind === kind && secret.battle === battle && secret.epoch === epoch,
  );
}

/** Slots are their owner's names for cards; a disclosure tells faces. */
const faceUp = (event: GameEvent): unknown =>
  JSON.parse(JSON.stringify(event, (key, value: unknown) => (key === 'slot' ? undefined : value)));
