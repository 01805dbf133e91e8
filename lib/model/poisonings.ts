import type { Poisoning } from '../cards/residual-poison/contract.ts';
import type { FactionId } from './factions.ts';
import { isMainCharacter, LEADER_IDS, type LeaderId, ownerOf } from './leaders.ts';
import type { GameState } from './state.ts';

/** Returns the last turn of a poisoning: half of the number, rounded down, from the turn of the throw on. */
export const lastTurnOf = ({ number, turn }: Poisoning): number =>
  number === 'untold' || number === null ? turn + 1 : turn + Math.max(1, Math.floor(number / 2)) - 1;

/** Whether the time of a poisoning is over. After a 1 it is the phase of the throw. */
export const isPoisoningOver = (state: GameState, poisoning: Poisoning): boolean =>
  state.turn > lastTurnOf(poisoning) || (poisoning.number === 1 && state.phase !== poisoning.phase);

/**
 * Returns the leaders that a Residual Poison makes traitors of this faction now. If Mentat has not thrown the die, the
 * owner is believed.
 */
export const poisonedFor = (state: GameState, faction: FactionId): readonly LeaderId[] =>
  state.poisonings
    .filter((poisoning) => poisoning.by === faction && !isPoisoningOver(state, poisoning) && isReal(state, poisoning))
    .flatMap(({ against, leader, number }) => {
      if (number === 'untold') return LEADER_IDS.filter((one) => ownerOf(one) === against && !isMainCharacter(one));
      return leader === null ? [] : [leader];
    });

const isReal = ({ laidCards }: GameState, { by, against }: Poisoning): boolean =>
  laidCards.some(
    ({ faction, before, card: { card } }) =>
      faction === by && before === against && (card === 'residual-poison' || card === 'unknown'),
  );
