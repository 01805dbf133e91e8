import type { Components, EditionId, Layer } from '../editions.ts';
import type { FactionId } from '../factions.ts';
import type { OwnFact, OwnMatter, PublicFact } from '../facts.ts';
import type { PromptKind } from '../prompts.ts';
import type { Truth, TruthQuestion } from '../truth.ts';

/** What is told of the table itself: opened, entered and corrected, asked, talked over, taken back. */
export type TableLogFact =
  | {
      readonly code: 'table-opened';
      readonly edition: EditionId;
      readonly layer: Layer;
      readonly components: Components;
    }
  | { readonly code: 'factions-swapped'; readonly one: FactionId; readonly other: FactionId }
  | { readonly code: 'fact-corrected'; readonly fact: PublicFact; readonly was: PublicFact }
  | { readonly code: 'own-fact-entered'; readonly fact: OwnFact }
  | { readonly code: 'owner-asked'; readonly faction: FactionId; readonly matter: OwnMatter }
  | { readonly code: 'owner-checked'; readonly faction: FactionId; readonly matter: OwnMatter }
  | { readonly code: 'table-paused' }
  | { readonly code: 'table-resumed' }
  | { readonly code: 'hand-raised'; readonly faction: FactionId }
  | { readonly code: 'hand-lowered'; readonly faction: FactionId; readonly byModerator: boolean }
  | { readonly code: 'default-taken'; readonly faction: FactionId; readonly to: PromptKind }
  | ({ readonly code: 'truth-asked' } & Pick<TruthQuestion, 'by' | 'of' | 'words'>)
  | ({ readonly code: 'truth-told'; readonly told: Truth } & Pick<TruthQuestion, 'of' | 'words'>)
  /**
   * `to`: the last line of the reader's own log that stood then. `ownChanged`: this faction's own hand, spice or traitors
   * are others than a moment ago.
   */
  | { readonly code: 'taken-back'; readonly to: number; readonly ownChanged: boolean };
