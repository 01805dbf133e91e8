/** The storm cards: their owner, and a random one. */
import type { Random } from '../../../core/random.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { isInPlay } from '../../../model/selectors.ts';
import type { Rules } from '../../../powers/rules.ts';
import type { AdvantageId } from '../../../model/advantages.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';

export const SEE_STORM: AdvantageId = 'fremen/see-storm';

/**
 * Returns the faction that draws the storm cards; `null` if no faction in play draws storm cards.
 * @rules GF9-2019 Fremen sheet "Storm rule"
 */
export const drawerAmong = (ctx: Ctx, state: GameState): FactionId | null =>
  ctx.advantages.find(({ id, faction }) => id === SEE_STORM && isInPlay(state, faction))?.faction ?? null;

/** Whether Mentat shuffles and draws the storm cards. */
export const isKeptByApp = ({ choices }: GameState): boolean => choices.components.stormCards === 'app';

/** Returns a random storm card of the deck that Mentat keeps. */
export const anyCard = ({ stormCards: { from, to } }: Rules, random: Random): number => from + random(to - from + 1);
