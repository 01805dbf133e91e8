import type { FactionId } from './factions.ts';
import { isMainCharacter, LEADER_IDS, type LeaderId, ownerOf } from './leaders.ts';
import type { PhaseId } from './phases.ts';
import type { GameState } from './state.ts';

/** A card laid as a Residual Poison whose effect a secret die decides. The list of laid cards has its title. */
export interface Poisoning {
  readonly by: FactionId;
  readonly against: FactionId;
  /** The number of the die, 1 to 6. Secret except to `by`. `untold` if Mentat has not thrown; `null` before the throw. */
  readonly number: number | 'untold' | null;
  /** The leader that the number names; `null` if it names none. Secret except to `by`. */
  readonly leader: LeaderId | null;
  /** The turn and the phase of the throw. */
  readonly turn: number;
  readonly phase: PhaseId;
}

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
