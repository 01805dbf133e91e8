/** Leaders who are captive, or lie face down in the tanks: who has them, and who may know it. */
import type { GameEvent } from '../table/events.ts';
import type { FactionId } from '../table/factions.ts';
import type { OwnFact } from '../table/facts.ts';
import { type LeaderId, LEADERS } from '../table/leaders.ts';
import type { Refusal } from '../table/refusals.ts';
import type { GameState, LeaderState } from '../table/state.ts';
import type { OwnView } from '../table/views/own.ts';
import { advantagesOf, type Ctx } from './ctx.ts';
import { isInPlay, runningBattle } from './position.ts';

/** Whose disc it is, captive or not. */
export const ownerOf = (leader: LeaderId): FactionId => LEADERS[leader].faction;

/** Who captures leaders at this table; `null` where nobody does. */
export const captorAmong = (ctx: Ctx, state: GameState): FactionId | null =>
  ctx.advantages.find(({ capturesLeaders, faction }) => capturesLeaders !== undefined && isInPlay(state, faction))
    ?.faction ?? null;

/** What a captor is paid for a leader it kills; `null` for all who capture nobody. */
export const paidForDead = (ctx: Ctx, faction: FactionId): number | null =>
  advantagesOf(ctx, faction).find(({ capturesLeaders }) => capturesLeaders !== undefined)?.capturesLeaders
    ?.paidForDead ?? null;

/** Alive in somebody else's hands. */
export const isCaptive = ({ captor, where }: LeaderState): boolean => captor !== null && where === 'ready';

/** The living captives of one faction. */
export const captivesOf = (state: GameState, captor: FactionId): readonly LeaderId[] =>
  state.leaders.filter((disc) => disc.captor === captor && isCaptive(disc)).map(({ leader }) => leader);

/**
 * Whether others cannot know where this leader is: its faction has captives or face-down dead, and it does not lie face
 * up in the tanks. The same for every such leader, or it would tell which they are.
 */
export const isHidden = (state: GameState, disc: LeaderState): boolean =>
  (disc.where === 'ready' || disc.faceDown) &&
  state.leaders.some(({ leader, captor }) => captor !== null && ownerOf(leader) === ownerOf(disc.leader));

/** Captor and owner know who is captive and who lies face down; `null` for all who capture nobody and have lost nobody so. */
export function captivesKnownTo(ctx: Ctx, state: GameState, faction: FactionId): OwnView['captives'] {
  const theirs = state.leaders.filter(
    ({ leader, captor }) => captor !== null && [captor, ownerOf(leader)].includes(faction),
  );
  if (theirs.length === 0 && captorAmong(ctx, state) !== faction) return null;
  return {
    held: theirs.filter(isCaptive).map(({ leader }) => leader),
    faceDown: theirs.filter(({ faceDown }) => faceDown).map(({ leader }) => leader),
  };
}

/** Whether this faction has won the running battle. */
export function hasWon(state: GameState, faction: FactionId): boolean {
  const outcome = runningBattle(state)?.outcome ?? null;
  return (outcome?.kind === 'fought' || outcome?.kind === 'traitor') && outcome.winner === faction;
}

/**
 * Captives go home at once when their captor has no living leader of its own; one just drawn waits until it is decided
 * whether it is kept or killed.
 * @rules GF9-2019 Harkonnen sheet · R-168
 */
export function captivesFreed(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const captor = captorAmong(ctx, state);
  if (captor === null) return [];
  const leaders = captivesOf(state, captor).filter((leader) => leader !== drawnNow(state));
  const hasOwn = state.leaders.some((disc) => ownerOf(disc.leader) === captor && disc.where === 'ready');
  return leaders.length === 0 || hasOwn ? [] : [{ type: 'CaptivesReturned', captor, leaders, because: 'no-leaders' }];
}

/** The leader drawn in the running battle, while nobody has decided about it. */
function drawnNow(state: GameState): LeaderId | null {
  const battle = runningBattle(state);
  return battle === null || battle.captureSettled ? null : battle.captured;
}

type Captives = Extract<OwnFact, { readonly kind: 'captives' }>;

/**
 * Why these cannot be a faction's captives; asks public facts only. Until the plans of a battle are turned over they can
 * be told, since then both sides plan anew, whoever it is. Afterwards they wait for its end: what the battle settles, and
 * who has to do what, rests on whose the leaders are, and the change would show all who it was. Refuses
 * `captures-nobody`, `battle-running`, `no-captive`, `leader-not-in-play`.
 */
export function whyNoCaptives(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { held, faceDown }: Captives,
): Refusal | null {
  if (captorAmong(ctx, state) !== faction) return { code: 'captures-nobody', faction };
  if ((runningBattle(state)?.revealed ?? null) !== null) return { code: 'battle-running' };
  const all = [...held, ...faceDown];
  for (const [index, leader] of all.entries()) {
    const disc = state.leaders.find((one) => one.leader === leader);
    if (disc === undefined) return { code: 'leader-not-in-play', leader };
    const isDead = disc.where === 'tanks' && !disc.faceDown;
    if (isDead || ownerOf(leader) === faction || all.indexOf(leader) !== index) return { code: 'no-captive', leader };
  }
  return null;
}

/** Exactly these are captive or lie face down; all others of this captor are back with their owners. */
export const withCaptives = (state: GameState, captor: FactionId, { held, faceDown }: Captives): GameState => ({
  ...state,
  leaders: state.leaders.map((disc) => {
    if (held.includes(disc.leader)) return { ...disc, where: 'ready', faceDown: false, captor };
    if (faceDown.includes(disc.leader)) return { ...disc, where: 'tanks', faceDown: true, captor };
    return disc.captor === captor ? { ...disc, where: 'ready', faceDown: false, captor: null } : disc;
  }),
});
