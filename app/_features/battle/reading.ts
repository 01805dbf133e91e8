import type { ReadsOut } from '#app/_components/status-screen/read-out.ts';
import { readOutAt } from './beats.ts';

/** The result of a battle. After the wheels have turned, the screen adds the sum up line by line. */
export const battleReadOut: ReadsOut = ({ battle, log }) => {
  if (battle === null || battle.outcome === null) return null;
  const decided = log.findLast(({ fact }) => fact.code === 'battle-resolved');
  const revealed = log.findLast(({ fact }) => fact.code === 'plans-revealed');
  if (decided === undefined || revealed === undefined) return null;
  return {
    line: decided.position,
    until: readOutAt(battle, revealed.at, decided.at),
    mayBeHurried: true,
    isBefore: (table) => table.battle?.id === battle.id,
    followed: {},
    held: ['spice', 'hand'],
  };
};
