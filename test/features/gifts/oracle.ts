/** Spice gifts by a second count. @rules GF9-2019 Emperor sheet "Alliance" · R-178 */
import type { GameEvent, GameState } from '#engine';

/**
 * What is wrong with a gift: the giver did not have the spice, may not give it to this player, or may not give it now.
 */
export function giftsWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'GiftMade') return [];
  const { faction, to, amount } = event;
  const own = before.factions.find((one) => one.faction === faction)?.spice ?? 0;
  return [
    ...(before.choices.edition === 'gf9-2019' && faction === 'emperor' ? [] : [`wealth: ${faction} has no such power`]),
    ...(before.alliances.some((members) => members.includes(faction) && members.includes(to)) && faction !== to
      ? []
      : [`wealth: ${faction} and ${to} are no allies`]),
    ...(own !== 'uncounted' && amount > own ? [`wealth: ${faction} gave ${amount} of ${own}`] : []),
    ...(before.stack.some(({ kind }) => kind === 'battle') ? [`wealth: ${faction} gave it in a battle`] : []),
  ];
}
