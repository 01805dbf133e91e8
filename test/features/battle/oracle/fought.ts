/**
 * The battles of a game that no correction, declaration or other card interrupts between the plans and the end.
 */
import {
  allItems,
  type BattleOutcome,
  type BattlePlan,
  type FactionId,
  type GameEvent,
  type GameState,
  type LeaderId,
  type Timeline,
  type WindowAnswer,
} from '#engine';
import { standing } from '../../permissions/oracle.ts';
import { callsAhead } from '../../standing-calls/oracle.ts';
import type { Battle } from './site.ts';

/** A battle with all data that a second settlement needs. */
export interface Fought {
  readonly outcome: BattleOutcome;
  /** The position when the battle was resolved. */
  readonly battle: Battle;
  readonly before: GameState;
  readonly after: GameState;
  /** The answers when the window for traitors closed; none if no such window opened. */
  readonly answers: readonly { readonly faction: FactionId; readonly answer: WindowAnswer }[];
  /** The slots of the cards that the winner kept. */
  readonly kept: number;
  /** The leaders that the winner drew from the loser and killed. */
  readonly captivesKilled: readonly LeaderId[];
}

const DISTURBING: readonly GameEvent['type'][] = [
  'FactCorrected',
  'SecretDeclared',
  'TakenBack',
  'DefaultTaken',
  'LeaderRevived',
  'ForcesRevived',
  'KwisatzHaderachRevived',
  'TruthAsked',
  'Silenced',
  'CardLaidDown',
  'CarryingDoubled',
  'MercenariesHired',
  'MercenaryLeaderHired',
  'UseCancelled',
  'PlayedAsKarama',
  // A traitor of the Bene Tleilaxu takes more after the battle. The second reading of the marks checks these losses.
  'TraitorAnnounced',
];

/** The events that move spice outside the battle. A player may have planned to spend that spice in the battle. */
const PAYING: readonly GameEvent['type'][] = ['SpicePledged', 'PledgeReturned', 'DealMade', 'DealPaid'];

export function undisturbedBattles(timeline: Timeline): readonly Fought[] {
  const [entries, states] = [allItems(timeline.entries), allItems(timeline.states)];
  return entries.flatMap(({ event }, at): readonly Fought[] => {
    if (event.type !== 'BattleResolved') return [];
    const end = entries.findIndex((entry, later) => later > at && entry.event.type === 'BattleEnded');
    const start = entries.findLastIndex((entry, earlier) => earlier < at && entry.event.type === 'PlansRevealed');
    const between = entries.slice(start, end + 1).map((entry) => entry.event);
    const chosen = entries.findLastIndex((entry, earlier) => earlier < at && entry.event.type === 'BattleChosen');
    const isPaid = entries.slice(chosen, end + 1).some(({ event: { type } }) => PAYING.includes(type));
    if (end < 0 || isPaid || between.some(({ type }) => DISTURBING.includes(type))) return [];
    const before = states[at - 1];
    const after = states[end];
    const battle = before?.stack.find((activity): activity is Battle => activity.kind === 'battle');
    if (before === undefined || after === undefined || battle === undefined)
      throw new Error('A battle without a place.');
    return [
      {
        outcome: event.outcome,
        battle,
        before,
        after,
        answers: answersIn(states, between, start),
        kept: keptIn(between),
        captivesKilled: between.flatMap((each) =>
          each.type === 'CaptiveKilled' || each.type === 'CaptiveTurnedIn' ? [each.leader] : [],
        ),
      },
    ];
  });
}

const keptIn = (between: readonly GameEvent[]): number =>
  between.flatMap((event) => (event.type === 'CardsSettled' ? event.fates : [])).filter(({ fate }) => fate === 'kept')
    .length;

/** Returns the answers about traitors just before their window closed. */
function answersIn(states: readonly GameState[], between: readonly GameEvent[], start: number): Fought['answers'] {
  return between.flatMap(({ type }, at) => {
    if (type !== 'WindowClosed') return [];
    const before = states[start + at - 1];
    const open = before?.stack.find((activity) => activity.kind === 'window');
    if (before === undefined || open?.ask.kind !== 'traitor-call') return [];
    const answers = open.answers.map(({ faction, value: answer }) => ({ faction, answer }));
    const silent = (caller: FactionId) => answers.every(({ faction }) => faction !== caller);
    return [...answers, ...calledAhead(before).filter(({ faction }) => silent(faction))];
  });
}

/**
 * Returns the prepared call of a player who gives no answer. It counts in the player's own battle; Harkonnen's order
 * counts in an ally's battle.
 */
function calledAhead(state: GameState): Fought['answers'] {
  const battle = state.stack.find((activity): activity is Battle => activity.kind === 'battle');
  if (battle === undefined || battle.revealed === null) return [];
  const { aggressor, defender, revealed } = battle;
  const prepared = (caller: FactionId, { leader, ...theirs }: BattlePlan): Fought['answers'] =>
    leader?.kind === 'leader' && callsAhead(state, caller, { leader, ...theirs })
      ? [{ faction: caller, answer: { kind: 'call', leader: leader.leader } }]
      : [];
  return [
    ...prepared(aggressor.faction, revealed.defender),
    ...prepared(defender.faction, revealed.aggressor),
    ...grantedAhead(state, battle, revealed),
  ];
}

/** Harkonnen's permanent permission to an ally calls each opposing leader that is Harkonnen's traitor. @rules R-189 */
function grantedAhead(
  state: GameState,
  { aggressor, defender }: Battle,
  revealed: NonNullable<Battle['revealed']>,
): Fought['answers'] {
  const { traitors = 'unknown' } = state.factions.find(({ faction }) => faction === 'harkonnen') ?? {};
  const passes = state.standingOrders.some(
    ({ owner, order }) => owner === 'harkonnen' && order.kind === 'stands-aside',
  );
  if (traitors === 'unknown' || passes) return [];
  const against = (ally: FactionId, plan: BattlePlan): Fought['answers'] =>
    standing(state, 'harkonnen/traitors-for-ally', ally) === 'granted' && plan.leader?.kind === 'leader'
      ? traitors
          .filter((leader) => plan.leader?.kind === 'leader' && plan.leader.leader === leader)
          .map((leader) => ({ faction: 'harkonnen', answer: { kind: 'call', leader } }))
      : [];
  return [...against(aggressor.faction, revealed.defender), ...against(defender.faction, revealed.aggressor)];
}
