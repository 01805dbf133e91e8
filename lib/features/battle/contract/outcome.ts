/** What plans that lie open come to: treachery, the sum, losses, and what becomes of the cards. */
import type { BattleId, BattleOutcome, CardFate, TraitorCall } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { DialOption, ForceMix } from '../../../model/strength.ts';

/** What they come to, step by step. */
export type OutcomeEvent =
  | { readonly type: 'TraitorCallsResolved'; readonly battle: BattleId; readonly calls: readonly TraitorCall[] }
  | { readonly type: 'BattleResolved'; readonly battle: BattleId; readonly outcome: BattleOutcome }
  /** The winner's losses are taken, or there are none. */
  | { readonly type: 'LossesTaken'; readonly battle: BattleId }
  | {
      readonly type: 'CardsSettled';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly fates: readonly CardFate[];
    };

/** What it asks of everybody at once. `{ call: false }`, or `{ call: true, leader }`. */
export interface BattleWindow {
  readonly kind: 'traitor-call';
  readonly battle: BattleId;
}

/** What is asked of the winner. */
export type OutcomePrompt =
  /**
   * Where the winner's losses come from: a record of part name (`"carthag@10"`) to its plain forces lost, and, where
   * special ones fight, of `specialName` of it to those. Together they are one of the `mixes` that make up the dial.
   */
  | ({ readonly kind: 'choose-losses'; readonly battle: BattleId; readonly mixes: readonly ForceMix[] } & DialOption)
  /** What becomes of the winner's weapon and defense: a record of slot to `true` (keep) or `false` (discard). */
  | { readonly kind: 'keep-cards'; readonly battle: BattleId };

/** What is told of it. */
export type OutcomeLogFact =
  | { readonly code: 'traitor-called'; readonly calls: readonly TraitorCall[] }
  | { readonly code: 'no-traitor-call' }
  | { readonly code: 'battle-resolved'; readonly outcome: BattleOutcome }
  | { readonly code: 'cards-settled'; readonly faction: FactionId; readonly fates: readonly CardFate[] };
