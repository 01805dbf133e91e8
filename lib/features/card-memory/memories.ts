/** The first state of memories, and their updates. */
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { CardMemory } from './contract.ts';

/** Returns a memory without facts. */
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

/** Updates the memory of each faction, even of factions that may not read their memory. */
export const updateMemories = (state: GameState, change: (memory: CardMemory) => CardMemory): GameState => ({
  ...state,
  memories: state.memories.map(change),
});

/** Updates the memory of one faction. */
export const inMemoryOf = (
  state: GameState,
  faction: FactionId,
  change: (memory: CardMemory) => CardMemory,
): GameState => updateMemories(state, (memory) => (memory.faction === faction ? change(memory) : memory));

/** Clears all memories, because the cards are dealt again or move to other hands. */
export const forgotten = (state: GameState): GameState => ({
  ...state,
  memories: state.factions.map(({ faction }) =>
    blankMemory(
      faction,
      state.factions.map((own) => own.faction),
    ),
  ),
});
