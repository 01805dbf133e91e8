/** The traitors of the Bene Tleilaxu, by a second reading of the rulebook. */
import { isMainCharacter, type GameEvent, type GameState } from '#engine';
import type { MarksContract } from '#lib/factions/bene-tleilaxu/marks/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

const isTraitor = ({ marks }: GameState, leader: string): boolean =>
  marks.marked.some((mark) => mark.leader === leader);

export const oracle: Oracle<MarksContract> = {
  // 000 XXXIV.3: "a traitor of any one revived leader per turn"; XXVI: not of a main character.
  'mark-leader': (state, { leader }, value) =>
    value === false ||
    (value === true &&
      !isMainCharacter(leader) &&
      !isTraitor(state, leader) &&
      !state.marks.marked.some(({ turn }) => turn === state.turn)),
  'announce-traitor': (state, { leader }, value) => value === false || (value === true && isTraitor(state, leader)),
  // 000 XXXIV.3: "You do not have to announce stronghold betrayals immediately".
  'betray-later': (state, _prompt, value) =>
    state.marks.won.some(
      ({ leader, faction, territory }) =>
        territory === value &&
        isTraitor(state, leader) &&
        state.forces.some((stack) => stack.faction === faction && stack.territory === territory),
    ),
};

/** Returns the faults of an event: a traitor who is none, or control of a place with forces. */
export function invariant(before: GameState, event: GameEvent): readonly string[] {
  if (event.type === 'TraitorAnnounced')
    return isTraitor(before, event.won.leader) ? [] : [`${event.won.leader} is announced, but is no traitor`];
  if (event.type !== 'SpiceCollected') return [];
  const fighters = before.forces.filter(
    ({ faction, territory }) =>
      before.marks.controlled.includes(territory) &&
      !before.factions.some((own) => own.faction === faction && own.advisorsIn.includes(territory)),
  );
  return fighters.map(({ faction, territory }) => `${faction} is in ${territory}, which others control`);
}
