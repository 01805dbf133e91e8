import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEADERS,
  allItems,
  itemAt,
  type BattleOutcome,
  type BattlePlan,
  type FactionId,
  type GameEvent,
  type GameState,
  type LeaderId,
  type Timeline,
  type Forces,
} from '#engine';
import { randomGame } from '../support/random-play.ts';
import { runs } from '../support/runs.ts';

/**
 * Every battle of random games, settled a second time by a plain reading of the rules: what should lie where when it is
 * over, compared with what does.
 */
describe('after a battle', () => {
  it('forces, leaders, spice and cards are where the rules put them', () => {
    let settled = 0;
    fc.assert(
      fc.property(
        fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 })),
        fc.integer({ min: 40, max: 160 }),
        (seed, steps) => {
          for (const battle of undisturbedBattles(randomGame(seed, steps).timeline)) {
            settled += 1;
            expect(found(battle)).toEqual(expected(battle));
          }
        },
      ),
      runs(250),
    );
    expect(settled).toBeGreaterThan(100);
  });
});

type Resolved = Extract<GameEvent, { readonly type: 'BattleResolved' }>;
type Battle = Extract<GameState['stack'][number], { readonly kind: 'battle' }>;

interface Fought {
  readonly outcome: BattleOutcome;
  readonly battle: Battle;
  readonly before: GameState;
  readonly after: GameState;
  /** Cards the winner chose to keep. */
  readonly kept: readonly string[];
  readonly captiveKilled: boolean;
}

/** Nobody corrected, told, revived or took anything back between the plans and the end, nor played a card beside it. */
const DISTURBING: readonly GameEvent['type'][] = [
  'FactCorrected',
  'OwnFactEntered',
  'TakenBack',
  'DefaultTaken',
  'LeaderRevived',
  'ForcesRevived',
  'KwisatzHaderachRevived',
  'ActCancelled',
  'PlayedAsKarama',
  'TruthAsked',
  'SpicePledged',
  'PledgeReturned',
  'PledgesForgotten',
  'FareRepaid',
  'DealMade',
  'DealPaid',
];

function undisturbedBattles({ entries: log, states }: Timeline): readonly Fought[] {
  const entries = allItems(log);
  return entries.flatMap(({ event }, at): readonly Fought[] => {
    if (event.type !== 'BattleResolved') return [];
    const end = entries.findIndex((entry, later) => later > at && entry.event.type === 'BattleEnded');
    const start = entries.findLastIndex((entry, earlier) => earlier < at && entry.event.type === 'PlansRevealed');
    const between = entries.slice(start, end + 1).map((entry) => entry.event);
    if (end < 0 || between.some(({ type }) => DISTURBING.includes(type))) return [];
    return [fought(event, itemAt(states, at - 1), itemAt(states, end), between)];
  });
}

function fought(
  { outcome }: Resolved,
  before: GameState | undefined,
  after: GameState | undefined,
  between: readonly GameEvent[],
): Fought {
  const battle = before?.stack.find((activity): activity is Battle => activity.kind === 'battle');
  if (before === undefined || after === undefined || battle === undefined) throw new Error('A battle without a place.');
  const kept = between.flatMap((event) =>
    event.type === 'CardsSettled' ? event.fates.filter(({ fate }) => fate === 'kept').map(({ card }) => card) : [],
  );
  const captiveKilled = between.some(({ type }) => type === 'CaptiveKilled');
  return { outcome, battle, before, after, kept, captiveKilled };
}

interface Account {
  readonly forces: Readonly<Record<string, Forces>>;
  readonly tanks: Readonly<Record<string, Forces>>;
  readonly spice: Readonly<Record<string, number | 'uncounted'>>;
  readonly dead: readonly LeaderId[];
  readonly spiceThere: number;
  readonly cards: Readonly<Record<string, number>>;
}

const byFaction = <T>(state: GameState, read: (faction: FactionId) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(state.factions.map(({ faction }) => [faction, read(faction)]));

const own = (state: GameState, faction: FactionId) => {
  const found = state.factions.find((one) => one.faction === faction);
  if (found === undefined) throw new Error(`${faction} does not play.`);
  return found;
};

const forcesOf = (
  state: GameState,
  faction: FactionId,
  isThere: (sector: number | null, territory: string) => boolean,
): Forces =>
  state.forces
    .filter((stack) => stack.faction === faction && isThere(stack.sector, stack.territory))
    .reduce(together, NONE);

const NONE: Forces = { count: 0, special: 0 };
const together = (a: Forces, b: Forces): Forces => ({ count: a.count + b.count, special: a.special + b.special });
const less = (a: Forces, b: Forces): Forces => ({ count: a.count - b.count, special: a.special - b.special });

const onBoard = (state: GameState, faction: FactionId) => forcesOf(state, faction, () => true);
const inBattle = ({ before, battle }: Fought, faction: FactionId) =>
  forcesOf(
    before,
    faction,
    (sector, territory) => territory === battle.territory && battle.sectors.some((n) => n === sector),
  );
const inTerritory = ({ before, battle }: Fought, faction: FactionId) =>
  forcesOf(before, faction, (_sector, territory) => territory === battle.territory);

function found({ after, battle }: Fought): Account {
  return {
    forces: byFaction(after, (faction) => onBoard(after, faction)),
    tanks: byFaction(after, (faction) => own(after, faction).tanks),
    spice: byFaction(after, (faction) => own(after, faction).spice),
    dead: deadIn(after),
    spiceThere: spiceIn(after, battle.territory),
    cards: byFaction(after, (faction) => own(after, faction).hand.length),
  };
}

function expected(one: Fought): Account {
  const { before, battle, outcome } = one;
  return {
    forces: byFaction(before, (faction) => less(onBoard(before, faction), losses(one, faction))),
    tanks: byFaction(before, (faction) => together(own(before, faction).tanks, losses(one, faction))),
    spice: byFaction(before, (faction) =>
      plus(own(before, faction).spice, bounty(outcome, faction) + ransom(one, faction) - spicePaid(one, faction)),
    ),
    dead: [...new Set([...deadIn(before), ...killed(one)])].sort(),
    spiceThere: outcome.kind === 'explosion' ? 0 : spiceIn(before, battle.territory),
    cards: byFaction(before, (faction) => own(before, faction).hand.length - cardsLost(one, faction)),
  };
}

function losses(one: Fought, faction: FactionId): Forces {
  const { outcome } = one;
  const plan = planIn(one, faction);
  if (outcome.kind === 'explosion') return inTerritory(one, faction);
  if (plan === null) return NONE;
  if (outcome.kind === 'two-traitors' || outcome.loser === faction) return inBattle(one, faction);
  return outcome.kind === 'fought' ? chosenLosses(one, faction, plan) : NONE;
}

/** The winner chooses what he loses; it must make up his dial, with as many supported as he laid spice. */
function chosenLosses(one: Fought, faction: FactionId, { dial, spice }: BattlePlan): Forces {
  const lost = less(onBoard(one.before, faction), onBoard(one.after, faction));
  const [full, half] = [strengths(lost, 1, one, faction), strengths(lost, 0.5, one, faction)];
  const fightsFree = faction === 'fremen' && !isStopped(one, 'fremen/no-spice-battle');
  const needsSpice = one.before.choices.layer === 'advanced' && !fightsFree;
  if (!needsSpice) return spice === 0 && sum(full) === dial ? lost : NOT_LEGAL;
  const supported = waysToSupport(lost, spice).map((sets) =>
    full.reduce((total, strength, at) => total + (sets.has(at) ? strength : (half[at] ?? 0)), 0),
  );
  return supported.includes(dial) ? lost : NOT_LEGAL;
}

const NOT_LEGAL: Forces = { count: -1, special: -1 };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Each force lost, the special ones first, with what it is worth. */
function strengths({ count, special }: Forces, share: number, one: Fought, faction: FactionId) {
  const { battle } = one;
  const opponent = battle.aggressor.faction === faction ? battle.defender.faction : battle.aggressor.faction;
  const plain =
    faction === 'emperor'
      ? opponent === 'fremen' || isStopped(one, 'emperor/sardaukar')
      : isStopped(one, 'fremen/fedaykin');
  const starred = plain ? 1 : 2;
  return Array.from({ length: count }, (_, at) => (at < special ? starred : 1) * share);
}

const isStopped = ({ battle }: Fought, advantage: Battle['cancelled'][number]): boolean =>
  battle.cancelled.includes(advantage);

/** Which of the forces lost were supported: so many of the special ones, the others among the plain. */
const waysToSupport = ({ count, special }: Forces, spice: number): readonly ReadonlySet<number>[] =>
  Array.from({ length: special + 1 }, (_, starred) => starred)
    .filter((starred) => starred <= spice && spice - starred <= count - special)
    .map((starred) => new Set([...range(0, starred), ...range(special, spice - starred)]));

const range = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => from + at);

/** Spice beside a dial is gone, whoever wins; but not with a traitor in one's pay. */
function spicePaid(one: Fought, faction: FactionId): number {
  const plan = planIn(one, faction);
  const keeps = one.outcome.kind === 'traitor' && one.outcome.winner === faction;
  return plan === null || keeps ? 0 : plan.spice;
}

/** A captive killed by the winner is worth 2, whoever it is. */
const ransom = ({ outcome, captiveKilled }: Fought, faction: FactionId): number =>
  captiveKilled && 'winner' in outcome && outcome.winner === faction ? 2 : 0;

const bounty = (outcome: BattleOutcome, faction: FactionId): number =>
  'bounty' in outcome && outcome.winner === faction ? outcome.bounty : 0;

function killed(one: Fought): readonly LeaderId[] {
  const { outcome } = one;
  switch (outcome.kind) {
    case 'fought':
      return outcome.sides.flatMap(({ leader, leaderKilledBy }) =>
        leader?.kind === 'leader' && leaderKilledBy !== null ? [leader.leader] : [],
      );
    case 'traitor':
      return [outcome.traitor];
    case 'two-traitors':
      return outcome.traitors;
    case 'explosion':
      return plansIn(one).flatMap(({ leader }) => (leader?.kind === 'leader' ? [leader.leader] : []));
  }
}

/** Whoever does not win loses all he laid; the winner what he does not keep, and a cheap hero in any case. */
function cardsLost(one: Fought, faction: FactionId): number {
  const plan = planIn(one, faction);
  if (plan === null) return 0;
  const hero = plan.leader?.kind === 'cheap-hero' ? 1 : 0;
  const laid = [plan.weapon, plan.defense].filter((card) => card !== null).length;
  const wins = 'winner' in one.outcome && one.outcome.winner === faction;
  return hero + laid - (wins ? one.kept.length : 0);
}

function planIn({ battle }: Fought, faction: FactionId): BattlePlan | null {
  if (battle.aggressor.faction === faction) return battle.revealed?.aggressor ?? null;
  return battle.defender.faction === faction ? (battle.revealed?.defender ?? null) : null;
}

const plansIn = ({ battle }: Fought): readonly BattlePlan[] =>
  battle.revealed === null ? [] : [battle.revealed.aggressor, battle.revealed.defender];

const deadIn = (state: GameState): readonly LeaderId[] =>
  state.leaders
    .filter(({ where, faceDown, leader }) => where === 'tanks' && !faceDown && leader in LEADERS)
    .map(({ leader }) => leader)
    .sort();

const spiceIn = (state: GameState, territory: string): number =>
  state.spiceOnBoard.filter((spice) => spice.territory === territory).reduce((sum, { amount }) => sum + amount, 0);

const plus = (spice: number | 'uncounted', amount: number): number | 'uncounted' =>
  spice === 'uncounted' ? spice : spice + amount;
