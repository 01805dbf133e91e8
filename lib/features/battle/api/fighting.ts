import type { BattleActivity } from '../contract.ts';
import type { Forces } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { FightingForces } from '../../../model/strength.ts';
import { activePowersOf } from '../../../powers/in-force.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { opponentIn, currentBattle, sideOf, forcesAt } from '../../../model/selectors.ts';

/**
 * Returns one side's forces in this battle and their present worth, with the powers for special forces and spice.
 * @rules GF9-2019 "Advanced Combat", Emperor sheet "Sardaukar", Fremen sheet "Fedaykin", "Battles" · R-55
 */
export function fightingForces(ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): FightingForces {
  const powers = activePowersOf(ctx, state, faction);
  const opponent = opponentIn(battle, faction);
  const needSpice =
    ctx.rules.spiceSupport === 'half-without' && !powers.some(({ fightsWithoutSpice }) => fightsWithoutSpice === true);
  const counts = powers.map(({ forcesCount }) => forcesCount?.({ state, battle }) ?? null).find((one) => one !== null);
  return {
    forces: forcesAt(state, faction, battle),
    specialWorth: powers.reduce((worth, { specialForces }) => specialForces?.worthAgainst(opponent) ?? worth, 1),
    needSpice,
    ...(needSpice && counts !== undefined ? { counts } : {}),
  };
}

/** Returns this faction's opponent and forces in the current battle, which are public; `null` without a battle. */
export function fightNow(
  state: GameState,
  faction: FactionId,
): { readonly opponent: FactionId; readonly forces: Forces } | null {
  const battle = currentBattle(state);
  if (battle === null || sideOf(battle, faction) === null) return null;
  return { opponent: opponentIn(battle, faction), forces: forcesAt(state, faction, battle) };
}
