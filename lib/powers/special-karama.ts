/** The special power that a faction may use with a Karama, played by Mentat or on the board. */
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import type { Ctx } from './ctx.ts';
import type { Rules } from './rules.ts';

/**
 * Whether this faction has a special Karama power that it can use only once.
 * @rules GF9-2019 Advanced Karama Cards · R-160
 */
export const usesUpSpecialKarama = (rules: Rules, faction: FactionId): boolean =>
  rules.specialKarama === 'once-a-game' && rules.specialKaramaOf.includes(faction);

/**
 * Whether this faction has used its special Karama power. Always `false` if the faction can use it with every Karama.
 */
export const hasUsedSpecialKarama = ({ rules }: Ctx, state: GameState, faction: FactionId): boolean =>
  usesUpSpecialKarama(rules, faction) && state.specialKaramaUsed.includes(faction);

/** Records whether a faction has used its special Karama power. */
export const withSpecialKarama = (state: GameState, faction: FactionId, used: boolean): GameState => ({
  ...state,
  specialKaramaUsed: [...state.specialKaramaUsed.filter((other) => other !== faction), ...(used ? [faction] : [])],
});
