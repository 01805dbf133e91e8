/**
 * The legal revivals by a second reading of the rulebook: force by force, paid from the spice at hand.
 * @rules GF9-2019 Phase 5, Emperor and Fremen sheets "Alliance" · AH79 IX.B, D ·
 */
import { getField, isRecord, type AnswerValue, type FactionId, type GameEvent, type GameState } from '#engine';
import { isRevivalStopped } from '../stopped-revival/oracle.ts';
import { isHeldStill } from '../../support/oracle/orders.ts';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import { isLost } from '../../support/oracle/main-characters.ts';
import { leadersLeft, strengthOf, grantedForces, grantedLeaders } from './leaders.ts';
import { isLeaderOfTleilaxuFree, tleilaxuForces } from './tleilaxu.ts';

/** 002 faction sheets, 001 shields. */
const FREE: Readonly<Record<FactionId, number>> = {
  atreides: 2,
  'bene-gesserit': 1,
  emperor: 1,
  fremen: 3,
  guild: 1,
  harkonnen: 2,
  // 000 XXXIV–XXXVI.
  'bene-tleilaxu': 0,
  ixians: 2,
  lansraad: 3,
  // Its five forces are a power, which a Karama may cancel.
  tleilaxu: 0,
};

/** Whether the faction may revive these pieces, and can pay. */
export function isRevival(state: GameState, faction: FactionId, value: AnswerValue): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 4) return false;
  const [count, special, leader, own] = ['count', 'special', 'leader', 'own'].map((field) => getField(value, field));
  if (typeof count !== 'number' || typeof special !== 'number' || typeof own !== 'boolean') return false;
  if (!isTakenFromTanks(state, faction, count, special)) return false;
  if (
    (isAfterMove(state, faction) ||
      isAtOnce(state, faction) ||
      isHeldStill(state, faction) ||
      isRevivalStopped(state, faction)) &&
    count !== 0
  )
    return false;
  if (leader !== null && !leadersLeft(state, faction).some((one) => one === leader)) return false;
  const tin = tinsOf(state, faction).reduce((sum, { amount }) => sum + amount, 0);
  // Other factions pay only with an ally's spice.
  if (own && tin === 0) return false;
  const bill = billFor(state, faction, count, typeof leader === 'string' ? leader : null);
  const byAllies = own ? bill.byAlliesAlone : Math.min(tin, bill.total);
  const purse = ownOf(state, faction).spice;
  return bill.byAlliesAlone <= tin && byAllies <= tin && (purse === 'uncounted' || bill.total - byAllies <= purse);
}

/** Faults of a revival, and of the end of the phase. */
export function revivalWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type === 'RevivalMade') return madeWrong(before, event);
  if (event.type !== 'RevivalEnded') return [];
  const done = before.lastRevival?.revived.map(({ faction }) => faction) ?? [];
  return before.factions
    .filter(
      ({ faction, tanks }) =>
        tanks.count > tanks.special &&
        !done.includes(faction) &&
        !isHeldStill(before, faction) &&
        !isRevivalStopped(before, faction),
    )
    .map(({ faction }) => `revival: ${faction} was not asked`);
}

type Made = Extract<GameEvent, { readonly type: 'RevivalMade' }>;

function madeWrong(before: GameState, { faction, count, special, leader, paid }: Made): readonly string[] {
  const bill = billFor(before, faction, count, leader);
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  const tins = tinsOf(before, faction);
  const overdrawn = paid.filter(({ by, amount }) => {
    const purse = ownOf(before, faction).spice;
    const limit = by === faction ? (purse === 'uncounted' ? amount : purse) : tins.find((tin) => tin.by === by)?.amount;
    return amount <= 0 || amount > (limit ?? 0);
  });
  const byAllies = paid.filter(({ by }) => by !== faction).reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...(total === bill.total ? [] : [`revival: ${faction} paid ${total} for ${bill.total}`]),
    ...(byAllies >= bill.byAlliesAlone ? [] : [`revival: allies of ${faction} paid ${byAllies}`]),
    ...overdrawn.map(({ by, amount }) => `revival: ${by} paid ${amount} for ${faction}`),
    ...(isTakenFromTanks(before, faction, count, special) ? [] : [`revival: ${faction} revived ${count}, ${special}`]),
    ...(!isAfterMove(before, faction) &&
    !isAtOnce(before, faction) &&
    before.lastRevival?.revived.some((one) => one.faction === faction) === true
      ? [`revival: ${faction} revived twice`]
      : []),
  ];
}

/** 003 III.D.4.a: whether the faction brings a leader back "effective immediately upon the death of the fifth leader". */
const isAtOnce = ({ stack }: GameState, faction: FactionId): boolean =>
  stack.some((one) => one.kind === 'return-at-once' && one.faction === faction);

/** Whether the faction has already moved in its turn. In 1979 a leader returns automatically after that. */
const isAfterMove = ({ stack }: GameState, faction: FactionId): boolean =>
  stack.some((one) => one.kind === 'own-turn' && one.faction === faction && one.step === 'leaders');

/** Whether the forces may return. 002 Phase 5 "Limit"; Emperor sheet: 3 extra forces; one special force a turn. */
function isTakenFromTanks(state: GameState, faction: FactionId, count: number, special: number) {
  const { tanks } = ownOf(state, faction);
  const plain = count - special;
  return (
    Number.isInteger(count) &&
    Number.isInteger(special) &&
    special >= 0 &&
    special <= Math.min(tanks.special, specialLeft(state, faction)) &&
    plain >= 0 &&
    plain <= tanks.count - tanks.special &&
    count <=
      (state.choices.edition === 'gf9-2019'
        ? 6
        : Math.max(3, grantedForces(state, faction), tleilaxuForces(state, faction)))
  );
}

/**
 * Returns how many special forces the faction may still revive in this turn. Only one may return, by any means.
 */
const specialLeft = (state: GameState, faction: FactionId): number =>
  lacksSpecials(state, faction) ||
  state.specialsRevived.some((one) => one.turn === state.turn && one.faction === faction)
    ? 0
    : 1;

/** Without Kynes or Shaddam their starred forces stay in the tanks. */
const lacksSpecials = (state: GameState, faction: FactionId): boolean =>
  (faction === 'fremen' && isLost(state, 'liet-kynes')) || (faction === 'emperor' && isLost(state, 'shaddam-iv'));

/** Returns the bill force by force. The first forces are free; an ally must pay for the fourth and all later ones. */
function billFor(state: GameState, faction: FactionId, count: number, leader: string | null) {
  const isFree = grantedLeaders(state, faction) > 0 || isLeaderOfTleilaxuFree(state, faction, count);
  let total = leader === null || isFree ? 0 : strengthOf(state.choices, leader);
  let byAlliesAlone = 0;
  const free = freeOf(state, faction);
  for (let force = 1; force <= count; force += 1) {
    if (force > free) total += 2;
    if (force > Math.max(3, grantedForces(state, faction), tleilaxuForces(state, faction))) byAlliesAlone += 2;
  }
  return { total, byAlliesAlone };
}

/** 002 Fremen sheet "Alliance": Fremen may give three free revivals. */
function freeOf(state: GameState, faction: FactionId): number {
  const revival = state.stack.find((activity) => activity.kind === 'revival');
  const isLet =
    revival?.cancelled.includes('fremen/revival-ally') === false &&
    revival.lets.some(({ by, ally, lets }) => lets && ally === faction && isAllied(state, by, ally));
  if (isLet) return 3;
  const own = faction === 'fremen' && isLost(state, 'liet-kynes') ? 0 : FREE[faction];
  return Math.max(own, grantedForces(state, faction), tleilaxuForces(state, faction));
}

/** 001 Emperor shield: an ally's spice revives tokens. A leader returns after its own move for its own spice. */
const tinsOf = (state: GameState, faction: FactionId) =>
  isAfterMove(state, faction) || isAtOnce(state, faction) || isEmperorCancelled(state) ? [] : pledgesTo(state, faction);

/** Whether the Emperor's help is cancelled by the card of a later printing. */
const isEmperorCancelled = ({ stack }: GameState): boolean =>
  stack.some((one) => one.kind === 'revival' && one.cancelled.includes('emperor/revival-ally'));

/** Returns the allies' pledges for revivals of this faction. */
const pledgesTo = ({ standingOrders }: GameState, faction: FactionId) =>
  standingOrders.flatMap(({ owner, order }) =>
    order.kind === 'pledges'
      ? order.given
          .filter(({ to, sums }) => to === faction && sums.revivals > 0)
          .map(({ sums }) => ({ by: owner, amount: sums.revivals }))
      : [],
  );
