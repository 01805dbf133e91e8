/**
 * A battle settled a second time by a plain reading of the rules: the position of all pieces after the battle, next to
 * the engine's position.
 * @rules GF9-2019 Phase 7 "Losing", "Winning", "Killed Leaders", "Surviving Leaders", Harkonnen sheet "Captured
 * leaders" ·
 */
import type { FactionId, GameState, LeaderId, Forces } from '#engine';
import { ownOf } from '#test/support/oracle/own.ts';
import { killsFaceUp } from '#test/support/oracle/played.ts';
import type { Fought } from './fought.ts';
import { allOf, forcesIn, isCancelled, type Battle } from './site.ts';
import { makesUp } from './strength.ts';
import { leaderIn, sidesOf, verdictOn, type Result } from './verdict.ts';

/** Everything that a battle can change, in one value that can be compared. */
export interface Account {
  readonly result: Omit<Result, 'kind'> & { readonly kind: Result['kind'] | 'power' };
  readonly forces: PerFaction<Forces>;
  readonly tanks: PerFaction<Forces>;
  readonly spice: PerFaction<number | 'uncounted'>;
  readonly cards: PerFaction<number>;
  readonly dead: readonly LeaderId[];
  /** Leaders that stay in this territory until the other battles are fought. */
  readonly bound: readonly LeaderId[];
  readonly spiceThere: number;
  readonly lastWheels: readonly FactionId[];
  /** The losses that the Kwisatz Haderach counts, and whether it is in the tanks. */
  readonly kwisatzHaderach: { readonly losses: number; readonly where: 'ready' | 'tanks' } | null;
}
type PerFaction<T> = Readonly<Record<string, T>>;

/** Returns the result of the engine. */
export function foundAfter({ outcome, after, battle }: Fought): Account {
  return {
    result: {
      kind: kindOf(outcome),
      winner: outcome.winner,
      bounty: outcome.paid,
      totals: outcome.why.kind === 'sum' ? outcome.why.sides.map(({ total }) => total) : [],
    },
    forces: byFaction(after, (faction) => onBoard(after, faction)),
    tanks: byFaction(after, (faction) => numbersOf(ownOf(after, faction).tanks)),
    spice: byFaction(after, (faction) => purseOf(after, faction)),
    cards: byFaction(after, (faction) => ownOf(after, faction).hand.length),
    dead: deadIn(after),
    bound: boundIn(after, battle),
    spiceThere: spiceIn(after, battle),
    lastWheels: [...(after.lastWheels ?? [])].sort(),
    kwisatzHaderach: kwisatzHaderachIn(after, 0, false),
  };
}

function kindOf({ why }: Fought['outcome']): Result['kind'] | 'power' {
  if (why.kind === 'sum') return 'fought';
  if (why.kind === 'traitors') return why.calls.length > 1 ? 'two-traitors' : 'traitor';
  return why.kind;
}

/** The spice for a captive that is killed. @rules GF9-2019 Harkonnen sheet "Captured leaders" */
const BLOOD_MONEY = 2;

/** Returns the result by the rulebook. */
export function expectedAfter(fought: Fought): Account {
  const { before, battle, captivesKilled } = fought;
  const { dead, ...result } = verdictOn(fought);
  const lost = (faction: FactionId): Forces => forcesLost(fought, result, faction);
  const earned = (faction: FactionId): number =>
    (faction === result.winner ? result.bounty + BLOOD_MONEY * captivesKilled.length : 0) -
    spiceSpent(battle, result, faction);
  // Whether a leader may fight again. By a house rule, a player who called a traitor may use the own leader again.
  const isFree = (faction: FactionId): boolean =>
    result.kind === 'traitor' &&
    faction === result.winner &&
    before.choices.options.includes('leader-of-the-caller-is-free');
  const survivors = sidesOf(battle)
    .filter(({ faction }) => !isFree(faction))
    .flatMap(({ plan }) => leaderIn(plan))
    .filter((leader) => !dead.includes(leader));
  // In 2019 other seats cannot see that a captive was killed, because its disc stays where it fought.
  const seenDead = killsFaceUp(before.choices) ? [...dead, ...captivesKilled] : dead;
  return {
    result,
    forces: byFaction(before, (faction) => less(onBoard(before, faction), lost(faction))),
    tanks: byFaction(before, (faction) => numbersOf(allOf([ownOf(before, faction).tanks, ownAmong(lost(faction))]))),
    spice: byFaction(before, (faction) => plus(purseOf(before, faction), earned(faction))),
    cards: byFaction(before, (faction) => ownOf(before, faction).hand.length - cardsLost(fought, result, faction)),
    // A dead mercenary leader goes back to the pool.
    dead: sorted(
      [...new Set([...deadIn(before), ...dead, ...captivesKilled, ...paulIn(fought, result)])].filter(
        (leader) => leader !== before.mercenaryLeader,
      ),
    ),
    bound: sorted([...boundIn(before, battle), ...survivors].filter((leader) => !seenDead.includes(leader))),
    spiceThere: result.kind === 'explosion' ? 0 : spiceIn(before, battle),
    lastWheels: sidesOf(battle)
      .map(({ faction }) => faction)
      .sort(),
    kwisatzHaderach: kwisatzHaderachIn(
      before,
      lost('atreides').count,
      result.kind === 'explosion' && isKwisatzHaderachIn(battle),
    ),
  };
}

/** Paul dies with the Kwisatz Haderach, wherever he is. @rules Nine-faction compendium XXVI */
const paulIn = ({ before, battle }: Fought, { kind }: Result): readonly LeaderId[] =>
  kind === 'explosion' && isKwisatzHaderachIn(battle) && before.leaders.some(({ leader }) => leader === 'paul-atreides')
    ? ['paul-atreides']
    : [];

/**
 * Returns the losses of forces. An explosion takes the whole territory; a traitor leaves the winner unhurt. The winner
 * chooses which forces equal the dial, so the actual losses count if they equal the dial.
 */
function forcesLost(fought: Fought, { kind, winner }: Result, faction: FactionId): Forces {
  const { before, after, battle } = fought;
  if (kind === 'explosion') return inTerritory(before, faction, battle);
  const plan = sidesOf(battle).find((one) => one.faction === faction)?.plan;
  if (plan === undefined || (kind === 'traitor' && winner === faction)) return { count: 0, special: 0 };
  if (winner !== faction) return forcesIn(before, battle, faction);
  const chosen = less(onBoard(before, faction), onBoard(after, faction));
  return makesUp(before, battle, faction, chosen, plan.dial, plan.spice)
    ? chosen
    : { count: Number.NaN, special: Number.NaN };
}

/** Lost mercenaries go back to their pool. @rules 000 XXXVII.B.6 */
const ownAmong = ({ count, special, mercenaries = 0 }: Forces): Forces => ({ count: count - mercenaries, special });

/** The bank gets the spice of a dial, except from a player who wins by a traitor. */
function spiceSpent(battle: Battle, { kind, winner }: Result, faction: FactionId): number {
  const plan = sidesOf(battle).find((side) => side.faction === faction)?.plan;
  return plan === undefined || (kind === 'traitor' && winner === faction) ? 0 : plan.spice;
}

/**
 * Returns the lost cards. A player who does not win loses all cards of the plan. The winner loses the cards that were
 * not kept, and always a cheap hero.
 */
function cardsLost({ battle, kept }: Fought, { winner }: Result, faction: FactionId): number {
  const plan = sidesOf(battle).find((side) => side.faction === faction)?.plan;
  if (plan === undefined) return 0;
  const laid = [plan.leader?.kind === 'cheap-hero' ? plan.leader : null, plan.weapon, plan.defense];
  return laid.filter((card) => card !== null).length - (winner === faction ? kept : 0);
}

/**
 * Whether the Kwisatz Haderach is in the battle. A cancelled Kwisatz Haderach is not in the battle, so no explosion
 * kills it.
 * @rules
 */
const isKwisatzHaderachIn = (battle: Battle): boolean =>
  !isCancelled(battle, 'atreides/kwisatz-haderach') && sidesOf(battle).some(({ plan }) => plan.kwisatzHaderach);

function kwisatzHaderachIn({ kwisatzHaderach }: GameState, fallen: number, dies: boolean): Account['kwisatzHaderach'] {
  if (kwisatzHaderach === null) return null;
  const { losses, where } = kwisatzHaderach;
  return { losses: losses + fallen, where: dies ? 'tanks' : where };
}

const byFaction = <T>({ factions }: GameState, read: (faction: FactionId) => T): PerFaction<T> =>
  Object.fromEntries(factions.map(({ faction }) => [faction, read(faction)]));

const numbersOf = ({ count, special }: Forces): Forces => ({ count, special });

const less = (a: Forces, b: Forces): Required<Forces> => ({
  count: a.count - b.count,
  special: a.special - b.special,
  mercenaries: (a.mercenaries ?? 0) - (b.mercenaries ?? 0),
});

const onBoard = ({ forces }: GameState, faction: FactionId): Forces =>
  allOf(forces.filter((stack) => stack.faction === faction));

const inTerritory = ({ forces }: GameState, faction: FactionId, { territory }: Battle): Forces =>
  allOf(forces.filter((stack) => stack.faction === faction && stack.territory === territory));

const deadIn = ({ leaders }: GameState): readonly LeaderId[] =>
  sorted(leaders.filter(({ where }) => where === 'tanks').map(({ leader }) => leader));

const boundIn = ({ leaders }: GameState, { territory }: Battle): readonly LeaderId[] =>
  sorted(leaders.filter(({ foughtIn }) => foughtIn === territory).map(({ leader }) => leader));

const spiceIn = ({ spiceOnBoard }: GameState, { territory }: Battle): number =>
  spiceOnBoard.filter((spice) => spice.territory === territory).reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns the spice after the repayment of a loan. The bank takes its loan from the spice that a battle brings.
 */
const purseOf = (state: GameState, faction: FactionId): number | 'uncounted' =>
  plus(ownOf(state, faction).spice, -ownOf(state, faction).debt);

const plus = (spice: number | 'uncounted', amount: number): number | 'uncounted' =>
  spice === 'uncounted' ? spice : spice + amount;

const sorted = (leaders: readonly LeaderId[]): readonly LeaderId[] => [...new Set(leaders)].sort();
