import type { GameState } from '../../model/state.ts';
import { spiceFromBank } from '../../pieces/events.ts';
import type { GameEvent } from '../../model/events.ts';
import { topActivity } from '../../model/stack.ts';
import type { CardPlayContext } from '../../powers/power.ts';
import type { SpiceBlowEvent, WormPlacing } from './contract.ts';
import { canThump } from './pause.ts';
import { standingBlow, undoubledBlows } from './standing-blow.ts';
import { wormUp } from './turning.ts';

/** The type of the event that a faction calls a worm without a card. */
export const WORM_SUMMONED = 'WormSummoned';

/** Creates the events of a called worm. The worm acts like other worms, but it brings no nexus. */
export const wormSummoned = (
  { nextWorm }: GameState,
  placed: WormPlacing,
): Extract<SpiceBlowEvent, { readonly type: 'WormSummoned' }> => ({
  type: 'WormSummoned',
  worm: `worm${nextWorm}`,
  placed,
});

/**
 * Creates the events that double the spice that has just blown: the same amount is placed again. In some editions the
 * card also doubles an earlier blow of this turn in the same territory. Returns `null` if no such spice is there.
 */
export function blowDoubled({ state, rules, faction: by }: CardPlayContext): readonly GameEvent[] | null {
  const blow = standingBlow(state);
  if (blow === null) return null;
  const { territory, sector } = blow;
  const doubled = rules.doublesBothBlows ? undoubledBlows(state.lastBlow?.turned ?? [], territory) : [blow];
  const laid = doubled.reduce((sum, card) => sum + card.laid, 0);
  return [
    { type: 'BlowDoubled', by, territory, sector, laid, ...(doubled.length > 1 ? { together: true } : {}) },
    ...(laid > 0 ? [spiceFromBank({ territory, sector }, laid)] : []),
  ];
}

/**
 * Creates the events of a worm that comes in place of the next spice card. Returns `null` if no card is about to be
 * turned over.
 */
export function wormThumped(player: CardPlayContext): readonly GameEvent[] | null {
  const { state, faction: by } = player;
  const top = topActivity(state);
  if (top?.kind !== 'spice-blow' || top.step !== 'turning' || !canThump(state)) return null;
  return [{ type: 'WormThumped', by, ...wormUp(player, state, top) }];
}
