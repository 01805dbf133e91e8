import type { FactionId } from '../factions.ts';
import type { OwnedMove } from '../instructions.ts';
import type { PhaseId } from '../phases.ts';
import type { BoardMatter, SideStanding, Victory } from '../victory.ts';

/** What is told of turns and phases, and of how a turn ends. */
export type TurnLogFact =
  | { readonly code: 'phase-began'; readonly phase: PhaseId }
  | { readonly code: 'turn-began'; readonly turn: number }
  | { readonly code: 'board-disputed'; readonly faction: FactionId; readonly matter: BoardMatter }
  /** The board stands as Mentat has it, so what nobody has ticked counts as done. */
  | { readonly code: 'moves-taken-as-done'; readonly moves: readonly OwnedMove[] }
  | { readonly code: 'strongholds-counted'; readonly standings: readonly SideStanding[] }
  | { readonly code: 'prediction-opened'; readonly by: FactionId; readonly foretold: FactionId }
  | { readonly code: 'game-won'; readonly victory: Victory }
  | { readonly code: 'victory-reopened' }
  | { readonly code: 'nobody-won'; readonly turn: number };
