/** The secret of captive leaders, alive or face down in the tanks, for captor and owners. */
import { LEADER_IDS } from '../../model/leaders.ts';
import { list } from '../../core/grammar.ts';
import { leaderField } from '../../model/fields.ts';
import type { SecretHandler } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { isInOthersHands, liesOpenInTanks } from '../../pieces/leaders.ts';
import { isInPlay, currentBattle } from '../../model/selectors.ts';
import { requireLeaderInPlay } from '../../pieces/requirements.ts';
import type { FactionId } from '../../model/factions.ts';
import { isMainCharacter, ownerOf } from '../../model/leaders.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { GameState, LeaderState } from '../../model/state.ts';
import type { CaptivesSecret, HarkonnenOwnView } from './contract.ts';

/** Returns the faction that holds leaders of other factions, in play or out of the game; `null` if no faction does. */
export const holderIn = ({ advantages }: Ctx, { fallen, factions }: GameState): FactionId | null =>
  advantages.find(
    ({ holdsOthersLeaders, faction }) =>
      holdsOthersLeaders === true &&
      [...factions, ...fallen.map(({ own }) => own)].some((own) => own.faction === faction),
  )?.faction ?? null;

/** Returns the faction that holds leaders of other factions at this table; `null` if no faction in play does. */
export function captorIn(ctx: Ctx, state: GameState): FactionId | null {
  const holder = holderIn(ctx, state);
  return holder !== null && isInPlay(state, holder) ? holder : null;
}

/**
 * The handler of the captives. Only the captor declares them; each owner knows which of its own leaders are captive.
 */
export const captives: SecretHandler<CaptivesSecret> = {
  input: {
    held: list(leaderField, { most: LEADER_IDS.length }),
    faceDown: list(leaderField, { most: LEADER_IDS.length }),
  },
  of: ({ leaders }) => leaders.flatMap(knowing),
  now: known,
  validateOwner: (ctx, state, faction) =>
    captorIn(ctx, state) === faction ? null : { code: 'captures-nobody', faction },
  validate: whyNot,
  set: withCaptives,
};

/** Returns one faction's view of the captives; `null` for factions that capture no leaders and have lost none. */
export function captivesSeen(ctx: Ctx, state: GameState, faction: FactionId): HarkonnenOwnView['captives'] {
  if (!captives.of(state).includes(faction) && captorIn(ctx, state) !== faction) return null;
  const { held, faceDown } = known(state, faction);
  return { held, faceDown };
}

/** Returns the factions that know where this hidden leader is. */
const knowing = ({ leader, captor }: LeaderState): readonly FactionId[] =>
  captor === null ? [] : [captor, ownerOf(leader)];

function known({ leaders }: GameState, faction: FactionId): CaptivesSecret {
  const theirs = leaders.filter((disc) => knowing(disc).includes(faction));
  return {
    kind: 'captives',
    held: theirs.filter(isInOthersHands).map(({ leader }) => leader),
    faceDown: theirs.filter(({ faceDown }) => faceDown).map(({ leader }) => leader),
  };
}

/**
 * Refuses a declaration at a wrong time. Before the reveal of a battle a declaration is possible: both sides then plan
 * again, for any leader. After the reveal it must wait until the battle ends, because the result depends on the holders
 * of the leaders, so a change would reveal the leader. Refuses `battle-running`, `no-captive`, `leader-not-in-play`.
 */
function whyNot(
  { rules }: Ctx,
  state: GameState,
  faction: FactionId,
  { held, faceDown }: CaptivesSecret,
): Refusal | null {
  if ((currentBattle(state)?.revealed ?? null) !== null) return { code: 'battle-running' };
  const all = [...held, ...faceDown];
  for (const [index, leader] of all.entries()) {
    const missing = requireLeaderInPlay(state, leader);
    if (missing !== null) return missing;
    const isDead = state.leaders.some((disc) => disc.leader === leader && liesOpenInTanks(disc));
    const isHidden =
      faceDown.includes(leader) && (rules.capturedLeaders.areKilled === 'face-up' || isMainCharacter(leader));
    if (isDead || isHidden || ownerOf(leader) === faction || all.indexOf(leader) !== index)
      return { code: 'no-captive', leader };
  }
  return null;
}

/** Sets exactly these leaders as captive or face down. All other leaders of this captor return to their owners. */
function withCaptives(state: GameState, captor: FactionId, { held, faceDown }: CaptivesSecret): GameState {
  return {
    ...state,
    leaders: state.leaders.map((disc) => {
      if (held.includes(disc.leader)) return { ...disc, where: 'ready', faceDown: false, captor };
      if (faceDown.includes(disc.leader)) return { ...disc, where: 'tanks', faceDown: true, captor };
      // A leader of a faction that is out of the game does not come back alive.
      const where = isInPlay(state, ownerOf(disc.leader)) ? 'ready' : 'tanks';
      return disc.captor === captor ? { ...disc, where, faceDown: false, captor: null } : disc;
    }),
  };
}
