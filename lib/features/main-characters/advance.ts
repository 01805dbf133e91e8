/** The events after a main character dies or comes back. */
import type { GameEvent } from '../../model/events.ts';
import { isMainCharacter } from '../../model/leaders.ts';
import { currentBattle, currentWindow } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { sideShown } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { hasLost } from '../../powers/main-characters.ts';
import { fallsAndReturns } from './fallen.ts';

/**
 * Returns the next events. A loss counts from the end of the battle, the duel or the war in which the main character
 * died. A return counts at once.
 *
 * @rules Nine-faction compendium XXVI ·
 */
export function followsMains(ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { outOfTheGame, restsOnMain } = ctx.rules;
  if (outOfTheGame === 'never') return [];
  const back = mainsBack(state);
  if (back.length > 0) return back;
  if (currentBattle(state) !== null || currentWindow(state) !== null || isArenaInUse(state)) return [];
  const lost = restsOnMain.length === 0 ? [] : mainsLost(state);
  if (lost.length > 0) return lost;
  const taken = lossesTaken(ctx, state);
  return taken.length > 0 ? taken : fallsAndReturns(ctx, state);
}

const isArenaInUse = (state: GameState): boolean =>
  findActivity(state, 'kanly') !== null || findActivity(state, 'war') !== null;

const mainsBack = ({ leaders, mainsLost: lost }: GameState): readonly GameEvent[] =>
  leaders
    .filter(({ leader, where }) => where === 'ready' && lost.includes(leader))
    .map(({ leader }) => ({ type: 'MainCharacterBack', leader }));

const mainsLost = ({ leaders, mainsLost: lost }: GameState): readonly GameEvent[] =>
  leaders
    .filter(({ leader, where }) => where === 'tanks' && isMainCharacter(leader) && !lost.includes(leader))
    .map(({ leader }) => ({ type: 'MainCharacterLost', leader }));

/** Returns the changes of the losses to the position, while the losses last. */
const lossesTaken = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction, reserves, advisorsIn }): readonly GameEvent[] => [
    ...(reserves.special > 0 && hasLost(ctx, state, faction, 'special-forces')
      ? [{ type: 'SpecialForcesDismissed', faction, special: reserves.special } as const]
      : []),
    ...(advisorsIn.length > 0 && hasLost(ctx, state, faction, 'advisors')
      ? advisorsIn.map((territory) => sideShown(faction, territory, 'fighters', 'lost'))
      : []),
    ...(state.keptTraitor === null &&
    findActivity(state, 'keep-traitor') === null &&
    hasLost(ctx, state, faction, 'traitors')
      ? [{ type: 'TraitorToKeepAsked', faction } as const]
      : []),
  ]);
