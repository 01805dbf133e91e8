/**
 * Reads the rules a second time: which calls a player may prepare, and which leaders a prepared call names.
 * @rules GF9-2019 Phase 7 "Traitors" · AH79 X.D
 */
import { discOf, type BattlePlan, type FactionId, type GameEvent, type GameState } from '#engine';

/** What is wrong with a prepared call: its leader is not the player's traitor. */
export function callsWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'CallPrepared' || !event.on || event.against === 'whoever') return [];
  const { faction, against } = event;
  return traitorsOf(before, faction).some((one) => one === against)
    ? []
    : [`prepared calls: ${against} is not in the pay of ${faction}`];
}

/** Whether this side has prepared a call for the opposing leader. A prepared pass is no call. */
export function callsAhead({ standingOrders, ...state }: GameState, faction: FactionId, theirs: BattlePlan): boolean {
  const { leader } = theirs;
  if (leader?.kind !== 'leader') return false;
  const own = standingOrders.filter(({ owner }) => owner === faction).map(({ order }) => order);
  const isAsked = own.every(({ kind }) => kind !== 'stands-aside');
  const isNamed = own.some(
    (order) =>
      order.kind === 'calls-traitor' &&
      order.against.some((against) => against === 'whoever' || against === leader.leader),
  );
  // 001 Player Aid Pad, back, Harkonnen 1: a captive is in the pay of its original owner.
  const isOwnCaptive = state.choices.edition !== 'gf9-2019' && discOf(leader.leader).faction === faction;
  // 003 VIII.G.2: those who died are in the pay of Tleilaxu.
  const hasDied = faction === 'tleilaxu' && state.deadTraitors.inPay.includes(leader.leader);
  return (
    isAsked && isNamed && (isOwnCaptive || hasDied || traitorsOf(state, faction).some((one) => one === leader.leader))
  );
}

const traitorsOf = ({ factions }: Pick<GameState, 'factions'>, faction: FactionId) => {
  const traitors = factions.find((own) => own.faction === faction)?.traitors ?? 'unknown';
  return traitors === 'unknown' ? [] : traitors;
};
