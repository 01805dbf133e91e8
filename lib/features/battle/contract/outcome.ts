/** The contract of what follows the reveal: traitors, the sum, losses, and the cards. */
import type { BattleId, BattleOutcome, CardFate, TraitorCall } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { DialOption, ForceMix } from '../../../model/strength.ts';

/** The events after the reveal. */
export type OutcomeEvent =
  | { readonly type: 'TraitorCallsResolved'; readonly battle: BattleId; readonly calls: readonly TraitorCall[] }
  | { readonly type: 'BattleResolved'; readonly battle: BattleId; readonly outcome: BattleOutcome }
  /** The winner has lost these forces, or no forces. */
  | { readonly type: 'LossesTaken'; readonly battle: BattleId }
  | {
      readonly type: 'CardsSettled';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly fates: readonly CardFate[];
    };

/** The window for traitor calls. Answers are `{ call: false }`, or `{ call: true, leader }`. */
export interface BattleWindow {
  readonly kind: 'traitor-call';
  readonly battle: BattleId;
}

/** The prompts of the winner. */
export type OutcomePrompt =
  /**
   * The winner's losses. The answer is a record of part name (`"carthag@10"`) to lost ordinary forces, and of its
   * `specialName` and `mercenaryName` to lost special forces and mercenaries if there are any. The record is one of
   * `mixes`, and each mix makes up the dial.
   */
  | ({ readonly kind: 'choose-losses'; readonly battle: BattleId; readonly mixes: readonly ForceMix[] } & DialOption)
  /** The winner's weapon and defense. The answer is a record of slot to `true` (keep) or `false` (discard). */
  | { readonly kind: 'keep-cards'; readonly battle: BattleId };

/** The log lines of this part. */
export type OutcomeLogFact =
  | { readonly code: 'traitor-called'; readonly calls: readonly TraitorCall[] }
  | { readonly code: 'no-traitor-call' }
  | { readonly code: 'battle-resolved'; readonly outcome: BattleOutcome }
  | { readonly code: 'cards-settled'; readonly faction: FactionId; readonly fates: readonly CardFate[] };
