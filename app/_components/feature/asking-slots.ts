import type { ComponentType, ReactNode } from 'react';
import type { FactionId, TableView } from '#client';
import type { Asker, PhonePart } from '../prompt/prompt-page.ts';
import type { SaysAbove } from '../prompt/prompt-progress.ts';
import type { Filled, ReadingOutPart } from './parts.ts';

/** The slots of a feature on a phone with a prompt. All parts are loaded before the first prompt. */
export interface AskingSlots {
  /** The progress of the activity to which a prompt belongs. */
  readonly progress: SaysAbove;
  /** The present activity, for the bar above a prompt; `null` if turn and phase say enough. */
  readonly course: (table: TableView) => string | null;
  /** Keeps half-made answers of a seat's prompts. */
  readonly drafts: ComponentType<DraftsProps>;
  /** A proposal of another player before the game. */
  readonly proposal: ComponentType<ProposalProps>;
  readonly readingOut: ReadingOutPart;
}

/** The pages of a feature for its prompts, and other parts of the feature. */
export type AskingParts<Name extends PropertyKey, Of> = Filled<
  AskingSlots,
  Of extends { readonly asking: infer Ranks } ? Ranks : unknown
> &
  (Name extends Asker ? PhonePart<Name> : unknown);

interface DraftsProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly children: ReactNode;
}

interface ProposalProps {
  readonly faction: FactionId;
}
