import type { WindowAnswer } from '../activities.ts';
import type { AdvantageId } from '../advantages.ts';
import type { FactionId } from '../factions.ts';
import type { Occasion } from '../stops.ts';
import type { PlayedCard } from '../treachery.ts';
import type { CancellableAct, WindowAsk, WindowId } from '../windows.ts';

/** Windows in which everybody is asked, and what the cards laid down in them come to. */
export type WindowEvents =
  | {
      readonly type: 'WindowOpened';
      readonly window: WindowId;
      readonly ask: WindowAsk;
      readonly opened: number;
      readonly deadline: number;
    }
  | {
      readonly type: 'WindowAnswered';
      readonly window: WindowId;
      readonly faction: FactionId;
      readonly answer: WindowAnswer;
    }
  | { readonly type: 'WindowAnswerWithdrawn'; readonly window: WindowId; readonly faction: FactionId }
  | { readonly type: 'WindowClosed'; readonly window: WindowId }
  /** The act stands: nobody interfered. */
  | { readonly type: 'ActStands'; readonly during: Occasion; readonly act: CancellableAct }
  | {
      readonly type: 'ActCancelled';
      readonly during: Occasion;
      readonly act: CancellableAct;
      readonly by: FactionId;
    }
  /** A card that is no Karama is laid down as one against `act`, and may itself be stopped. */
  | {
      readonly type: 'PlayedAsKarama';
      readonly during: Occasion;
      readonly act: CancellableAct;
      readonly by: FactionId;
      readonly card: PlayedCard;
    }
  /** A Karama played for the special power of its owner. */
  | { readonly type: 'SpecialKaramaUsed'; readonly faction: FactionId; readonly advantage: AdvantageId };
