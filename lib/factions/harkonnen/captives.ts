/** What captor and owners tell and know of leaders who are captive, or lie face down in the tanks. */
import { LEADER_IDS } from '../../model/leaders.ts';
import { list } from '../../core/grammar.ts';
import { leaderField } from '../../model/fields.ts';
import type { SecretHandler } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { isInOthersHands, liesOpenInTanks } from '../../pieces/leaders.ts';
import { isInPlay, currentBattle } from '../../model/selectors.ts';
import { requireLeaderInPlay } from '../../pieces/requirements.ts';
import type { FactionId } from '../../model/factions.ts';
import { ownerOf } from '../../model/leaders.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { GameState, LeaderState } from '../../model/state.ts';
import type { CaptivesSecret, HarkonnenOwnView } from './contract.ts';

/** Who holds leaders of others at this table; `null` where nobody does. */
export const captorIn = (ctx: Ctx, state: GameState): FactionId | null =>
  ctx.advantages.find(({ holdsOthersLeaders, faction }) => holdsOthersLeaders === true && isInPlay(state, faction))
    ?.faction ?? null;

/** The captor alone tells of them; each owner knows of its own. */
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

/** What one faction sees of them; `null` for all who capture nobody and have lost nobody so. */
export function captivesSeen(ctx: Ctx, state: GameState, faction: FactionId): HarkonnenOwnView['captives'] {
  if (!captives.of(state).includes(faction) && captorIn(ctx, state) !== faction) return null;
  const { held, faceDown } = known(state, faction);
  return { held, faceDown };
}

/** Who knows where this leader is, where others do not. */
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
 * Until the plans of a battle are turned over they can be told, since then both sides plan anew, whoever it is.
 * Afterwards they wait for its end: what the battle settles, and who has to do what, rests on whose the leaders are, and
 * the change would show all who it was. Refuses `battle-running`, `no-captive`, `leader-not-in-play`.
 */
function whyNot(_ctx: Ctx, state: GameState, faction: FactionId, { held, faceDown }: CaptivesSecret): Refusal | null {
  if ((currentBattle(state)?.revealed ?? null) !== null) return { code: 'battle-running' };
  const all = [...held, ...faceDown];
  for (const [index, leader] of all.entries()) {
    const missing = requireLeaderInPlay(state, leader);
    if (missing !== null) return missing;
    const isDead = state.leaders.some((disc) => disc.leader === leader && liesOpenInTanks(disc));
    if (isDead || ownerOf(leader) === faction || all.indexOf(leader) !== index) return { code: 'no-captive', leader };
  }
  return null;
}

/** Exactly these are captive or lie face down; all others of this captor are back with their owners. */
function withCaptives(state: GameState, captor: FactionId, { held, faceDown }: CaptivesSecret): GameState {
  return {
    ...state,
    leaders: state.leaders.map((disc) => {
      if (held.includes(disc.leader)) return { ...disc, where: 'ready', faceDown: false, captor };
      if (faceDown.includes(disc.leader)) return { ...disc, where: 'tanks', faceDown: true, captor };
      return disc.captor === captor ? { ...disc, where: 'ready', faceDown: false, captor: null } : disc;
    }),
  };
}
