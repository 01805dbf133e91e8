/** The traitors of the Tleilaxu of Dune Squad, by a second reading of the rulebook. @rules 003 VIII.G.2, VI.B.5.n */
import { discOf, isMainCharacter, type GameEvent, type GameState } from '#engine';

/** Returns the faults of an event: a traitor who never died, or one who was kept loyal without a Karama. */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  if (event.type === 'DeadTraitorsGained')
    return event.leaders
      .filter((leader) => !isDead(before, leader) || discOf(leader).faction === 'tleilaxu' || isMainCharacter(leader))
      .map((leader) => `traitors: ${leader} is none of Tleilaxu`);
  if (event.type === 'LoyaltySettled' && !event.isTraitor) {
    const asked = before.stack.find((one) => one.kind === 'loyalty');
    return asked?.cancelled.includes('tleilaxu/dead-traitors') === true ? [] : [`traitors: ${event.leader} left them`];
  }
  return [];
}

const isDead = ({ leaders }: GameState, leader: string): boolean =>
  leaders.some((disc) => disc.leader === leader && disc.where === 'tanks');
