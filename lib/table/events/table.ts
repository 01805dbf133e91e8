import type { Actor } from '../audience.ts';
import type { FactionId, Seating } from '../factions.ts';
import type { OwnFact, OwnMatter, PublicFact } from '../facts.ts';
import type { HandMove, InstructionId } from '../instructions.ts';
import type { KnowledgeGrant } from '../knowledge.ts';
import type { LeaderId } from '../leaders.ts';
import type { PromptKind } from '../prompts.ts';
import type { TableChoices } from '../state.ts';
import type { SlotId, TreacheryTitle } from '../treachery.ts';
import type { QuestionId, Truth } from '../truth.ts';

/** What happens at the table itself: opened, entered and corrected, talked over, taken back, put on people's lists. */
export type TableEvents =
  | {
      readonly type: 'TableOpened';
      readonly choices: TableChoices;
      readonly seating: readonly Seating[];
      readonly firstPlayer: FactionId;
      /** Who foretells the winner; `null` where nobody at this table does. */
      readonly predictor: FactionId | null;
      /** Who may come to have the Kwisatz Haderach; `null` where nobody at this table does. */
      readonly kwisatzHaderach: FactionId | null;
      /** How many of a faction's forces are special ones; factions without any are left out. */
      readonly specialForces: readonly { readonly faction: FactionId; readonly special: number }[];
      /** App components only, else empty: the shuffled order, top first. */
      readonly treacheryDeck: readonly TreacheryTitle[];
      readonly traitorDeck: readonly LeaderId[];
    }
  /** Two people have exchanged their factions, before anything was played: the factions change places. */
  | {
      readonly type: 'FactionsSwapped';
      readonly one: FactionId;
      readonly other: FactionId;
      readonly firstPlayer: FactionId;
    }
  | { readonly type: 'FactCorrected'; readonly fact: PublicFact; readonly was: PublicFact }
  /** `laid` are slots of an entered hand that lie on the table in a revealed plan: they keep their names. */
  | {
      readonly type: 'OwnFactEntered';
      readonly faction: FactionId;
      readonly fact: OwnFact;
      readonly laid: readonly SlotId[];
    }
  | { readonly type: 'OwnerAsked'; readonly faction: FactionId; readonly matter: OwnMatter }
  | { readonly type: 'OwnerChecked'; readonly faction: FactionId; readonly matter: OwnMatter }
  | {
      readonly type: 'TruthAsked';
      readonly question: QuestionId;
      readonly by: FactionId;
      readonly of: FactionId;
      readonly words: string;
    }
  | { readonly type: 'TruthTold'; readonly question: QuestionId; readonly told: Truth }
  | { readonly type: 'HandRaised'; readonly faction: FactionId; readonly at: number }
  /** `by` is the faction itself, or the moderator. `shift` is how long open deadlines are put off, in ms. */
  | { readonly type: 'HandLowered'; readonly faction: FactionId; readonly by: Actor; readonly shift: number }
  | { readonly type: 'TablePaused'; readonly at: number }
  /** `shift` is how long open deadlines are put off, in ms; 0 while a raised hand still holds them. */
  | { readonly type: 'TableResumed'; readonly shift: number }
  | { readonly type: 'StoodAside'; readonly faction: FactionId; readonly on: boolean }
  /** The moderator let a silent seat take the cheapest answer, unseen. */
  | { readonly type: 'DefaultTaken'; readonly faction: FactionId; readonly to: PromptKind }
  /** Open decisions are asked anew under new ids after a correction that touches them. */
  | { readonly type: 'EpochRaised' }
  /** The position after event `to` of the log again. */
  | {
      readonly type: 'TakenBack';
      readonly to: number;
      readonly at: number;
      /** All that was learnt since and stays learnt. */
      readonly seen: readonly KnowledgeGrant[];
      readonly epoch: number;
      readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: HandMove }[];
      /** App decks: the new order of cards nobody has seen; `null` on cardboard. */
      readonly treacheryDeck: readonly TreacheryTitle[] | null;
    }
  | {
      readonly type: 'Instructed';
      readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: HandMove }[];
    }
  | {
      readonly type: 'InstructionTicked';
      readonly instruction: InstructionId;
      readonly by: Actor;
      readonly done: boolean;
    }
  | { readonly type: 'InstructionsCleared' };
