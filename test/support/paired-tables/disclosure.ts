/** The facts that each audience lawfully learns from events at both tables. */
import type { Audience, BattleId, FactionId, GameEvent } from '#engine';
import { handsLieOpen } from '../../features/bidding/generators.ts';
import { otherSeatsHaveAnswered } from '../../features/windows/generators.ts';
import { lookedAtOtherwise } from '../../features/show-secret/generators.ts';
import { listedBy } from '../of-features.ts';
import { stateOf, type Sent, type Table } from '../table.ts';
import { wasDealtOtherwise, type PairedTables } from './paired-tables.ts';

/**
 * Events that disclose a secret to all. A player without a free leader must announce whether the plan has a cheap hero,
 * and the moderator can announce it for a silent seat.
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

/** With one of these events every seat pays all its remaining spice in public. */
const EMPTYING: readonly GameEvent['type'][] = listedBy('emptiesPurses');

/** Karamas that send spice of their victim to the bank. The number shows how much there was. */
const STRUCK: readonly string[] = ['ixians/spice-seized', 'bene-tleilaxu/taxed'];

const strikesPurse = (event: GameEvent): boolean =>
  event.type === 'UseCancelled' && event.use.kind === 'advantage' && STRUCK.includes(event.use.advantage);

/** 000 XXXIV.4: a win by spice, or no win, shows whether the shown spice is still there. */
const tellsOfSpice = (table: Table, event: GameEvent): boolean =>
  event.type === 'StrongholdsCounted' && stateOf(table).spiceShown.includes(event.turn - 1);

/**
 * Returns the pair after the events at each table. An audience that was allowed to learn of a difference knows it from
 * now on.
 */
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

/** Events that show a prepared turn to all. During that turn, they disclose no other secret. */
const TOLD_AS_LAID_OUT: readonly GameEvent['type'][] = [
  'NothingShipped',
  'NothingMoved',
  'ForcesMoved',
  'ShipmentAnnounced',
  'ForcesCrossed',
  'ForcesWithdrawn',
];

/** Whether a turn follows its preparation, or an answer that the owner gave before the first step could be recorded. */
const goesAsLaidOut = (table: Table, events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'TurnGoesAsPrepared' || type === 'TurnOpened') ||
  stateOf(table).stack.some((activity) => activity.kind === 'own-turn' && activity.asPrepared);

/**
 * Returns everything that all audiences may know after these events. Plans count only if the disclosure list gives them
 * to the table.
 */
function disclosed(table: Table, events: readonly GameEvent[]): string {
  const isLaidOut = goesAsLaidOut(table, events);
  const areEmptied = events.some((event) => EMPTYING.includes(event.type) || strikesPurse(event));
  const told = events.filter(
    (event) =>
      (DISCLOSING.includes(event.type) || tellsOfSpice(table, event) || (areEmptied && event.type === 'SpiceMoved')) &&
      (isLaidOut || !TOLD_AS_LAID_OUT.includes(event.type)) &&
      (event.type !== 'PlansRevealed' || isGranted(table, 'table', 'plan', event.battle)),
  );
  return JSON.stringify(told.map(faceUp));
}

/** Returns the players who see an element that differs between the tables, because of a grant in the ledger. */
const shownTo = (table: Table, here: readonly GameEvent[], there: readonly GameEvent[]): readonly FactionId[] =>
  here.flatMap((event) => {
    // Only the players that an offer or a pledge names learn of this offer or pledge.
    const named = namedIn(event);
    if (named.length > 0) return there.some((other) => JSON.stringify(other) === JSON.stringify(event)) ? [] : named;
    const seer = seerOf(event);
    if (seer !== null) return there.some((other) => JSON.stringify(other) === JSON.stringify(event)) ? [] : [seer];
    if (event.type !== 'ElementShown' && event.type !== 'PlanShown') return [];
    if (!isGranted(table, event.to, 'plan-element', event.battle)) return [];
    const same = there.some((other) => JSON.stringify(faceUp(other)) === JSON.stringify(faceUp(event)));
    return same ? [] : [event.to];
  });

/** Returns the player that sees a card of a deck, or a die; `null` for other events. */
function seerOf(event: GameEvent): FactionId | null {
  if (event.type === 'CardForSaleSeen' || event.type === 'SpiceCardSeen') return event.faction;
  return event.type === 'PoisonDieThrown' ? event.by : null;
}

/** Returns the players that learn of an owner's declaration. */
const namedIn = (event: GameEvent): readonly FactionId[] =>
  event.type === 'AllianceAnswered'
    ? event.members
    : event.type === 'SpicePledged' || event.type === 'PermissionSaid'
      ? [event.to]
      : [];

/**
 * Whether a grant belongs to this battle. A grant for an earlier battle, or for a plan that a take-back has undone,
 * discloses nothing of this battle.
 */
function isGranted(table: Table, knower: FactionId | 'table', kind: 'plan' | 'plan-element', battle: BattleId) {
  const { knowledge, epoch } = stateOf(table);
  return knowledge.some(
    ({ knower: who, secret }) =>
      who === knower && secret.kind === kind && secret.battle === battle && secret.epoch === epoch,
  );
}

/** Replaces slots by titles. A slot is the name that an owner has for a card; a disclosure shows the title. */
const faceUp = (event: GameEvent): unknown =>
  JSON.parse(JSON.stringify(event, (key, value: unknown) => (key === 'slot' ? undefined : value)));
