/** Memories as they begin, and what each of them makes of something that happened. */
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { CardMemory } from './contract.ts';

/** Nobody has seen anything yet. */
export const blankMemory = (faction: FactionId, factions: readonly FactionId[]): CardMemory => ({
  faction,
  hands: factions.filter((other) => other !== faction).map((other) => ({ faction: other, cards: [] })),
  mixed: [],
  row: null,
  onDeck: [],
  sights: [],
  gone: [],
  heldUp: [],
  marks: [],
  count: 0,
});

/** Everybody at the table remembers, whoever may read it then. */
export const updateMemories = (state: GameState, change: (memory: CardMemory) => CardMemory): GameState => ({
  ...state,
  memories: state.memories.map(change),
});

/** One faction does. */
export const inMemoryOf = (
  state: GameState,
  faction: FactionId,
  change: (memory: CardMemory) => CardMemory,
): GameState => updateMemories(state, (memory) => (memory.faction === faction ? change(memory) : memory));

/** Cards lie in other hands, or are dealt anew: all of it begins again. */
export const forgotten = (state: GameState): GameState => ({
  ...state,
  memories: state.factions.map(({ faction }) =>
    blankMemory(
      faction,
      state.factions.map((own) => own.faction),
    ),
  ),
});
