import type { ComponentType, ReactNode } from 'react';
import type { FactionId, TableView } from '#client';
import type { Asker, PhonePart } from '../prompt/prompt-page.ts';
import type { SaysAbove } from '../prompt/prompt-progress.ts';
import type { Filled, ReadingOutPart } from './parts.ts';

/** Where a feature may stand on a phone that asks something. All of it is there before the first question. */
export interface AskingSlots {
  /** How far that is of which a question is a part. */
  readonly progress: SaysAbove;
  /** What goes on while a question fills the phone, for its bar; `null` where its turn and phase say it. */
  readonly course: (table: TableView) => string | null;
  /** Keeps what is half done of a seat's questions. */
  readonly drafts: ComponentType<DraftsProps>;
  /** What another has proposed before the game. */
  readonly proposal: ComponentType<ProposalProps>;
  readonly readingOut: ReadingOutPart;
}

/** The pages of a feature's prompts, and what goes with a question. */
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
