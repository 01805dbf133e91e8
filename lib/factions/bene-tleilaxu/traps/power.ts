import { isSpecialKaramaMoment } from '../../../cards/special-karama/api.ts';
import { allOf } from '../../../model/forces.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { PlayedCard } from '../../../model/treachery-cards.ts';
import { cardDiscarded, cardTakenUp } from '../../../pieces/events.ts';
import type { Advantage } from '../../../powers/power.ts';
import { ambushBegan } from '../ambushes/events.ts';
import { BENE_TLEILAXU } from '../name.ts';
import { sprungTraps, trapAt, untriggered } from './lying.ts';

/**
 * The Bene Tleilaxu lay treachery cards face down at strongholds. The first forces that come in are frozen for the turn,
 * and before the battles the card attacks one of their leaders. A Karama destroys a trap that no forces have sprung.
 */
export const traps: Advantage = {
  id: 'bene-tleilaxu/traps',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV "Additional character advantages" 1, XXXVII.B.7.a.7', 'R-67, R-308'],
  opensBattles: ({ state }) => sprungTraps(state).length > 0,
  beforeBattles: ({ state }) =>
    sprungTraps(state)
      .slice(0, 1)
      .map(({ territory, faction: victim }) => ambushBegan({ by: 'trap', victim, territory, leader: null }, 'laid')),
  freezes: ({ state, faction, territory }) =>
    allOf(
      state.traps.frozen.filter(
        (one) => one.turn === state.turn && one.faction === faction && one.territory === territory,
      ),
    ),
  cancellable: {
    at: 'any-time',
    worksBefore: (state) => (isSpecialKaramaMoment(state) && untriggered(state).length > 0 ? 'at-once' : null),
  },
  whenCancelled: (state, by) => {
    const [only, ...more] = untriggered(state);
    if (only === undefined) return [];
    return more.length === 0 ? destroyed(state, only) : [{ type: 'TrapChoiceAsked', by }];
  },
};

/** Returns the events that destroy a trap. Its card is shown and discarded. */
export function destroyed(state: GameState, territory: TerritoryId): readonly GameEvent[] {
  const trap = trapAt(state, territory);
  if (trap === null || trap.card.card === 'unknown') return [];
  const card: PlayedCard = { slot: trap.card.slot, card: trap.card.card };
  return [
    cardTakenUp(BENE_TLEILAXU, territory, card),
    { type: 'TrapDestroyed', territory, card: card.card },
    cardDiscarded(BENE_TLEILAXU, card),
  ];
}
