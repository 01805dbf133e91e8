import type { GameState } from '../../../model/state.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Advantage } from '../../../powers/power.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { HoldKind } from './contract.ts';

/**
 * A worthless card in a trap or an attack forbids the victim to ship forces, or to move forces on the board, in the next
 * turn.
 */
export const worthlessHold: Advantage = {
  id: 'bene-tleilaxu/worthless-hold',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV "Additional character advantages" 3'],
  forbidsShipping: ({ state, faction }) => isHeld(state, faction, 'shipping'),
  forbidsMoving: ({ state, faction }) => isHeld(state, faction, 'moving'),
};

const isHeld = ({ ambushes, turn }: GameState, faction: FactionId, hold: HoldKind): boolean =>
  ambushes.holds.some((one) => one.faction === faction && one.hold === hold && one.turn === turn);

/** Once in the game, a Karama counts as a lasgun in an attack, and as lasgun and shield in a trap. */
export const karamaLasgun: Advantage = {
  id: 'bene-tleilaxu/karama-lasgun',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV "Karama powers", XXXVII.B.7.b.7'],
};
