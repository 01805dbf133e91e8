import type { ComponentType } from 'react';
import type { BoardCheckItem, FactionId, FeatureFacts, FeatureSecrets, ModeratorView, TableView } from '#client';
import type { EntryProps, NoteProps } from '../state-editor/draft.ts';
import type { EnteredFacts } from '../state-editor/entered.ts';
import type { Filled, ReadingOutPart, Shown } from './parts.ts';

/** The slots of a feature at the desk. A part renders nothing while its feature has nothing for the moderator. */
export interface DeskSlots {
  /** The way into a game, above the button for the next step. */
  readonly start: DeskPanel;
  /** The progress of the running activity, below the button for the next step. */
  readonly panel: DeskPanel;
  /** The way in which the table plays on, which the desk may change. */
  readonly choice: DeskPanel;
  /** Further actions below the steps. */
  readonly end: DeskPanel;
  /** The text about the table while no seat is awaited; `null` if the feature has no text. */
  readonly standing: (table: TableView) => Standing | null;
  /** The next step in the feature's own words, instead of the general step. */
  readonly next: Shown<NextProps, TableView>;
  /** The destination of the next step before its phase is over; `null` without such a step. */
  readonly early: (table: TableView) => TableView['next'];
  /** A note above the button for the next step. */
  readonly nextNote: (table: TableView) => string | null;
  /** The moderator's actions for a seat without a phone. */
  readonly phonelessSeat: ComponentType<{ readonly faction: FactionId }>;
  /** In the editor of the board: the effect of changing a part of the board. */
  readonly placeNote: ComponentType<NoteProps>;
  /** In the editor of the board: fields beneath the map. */
  readonly boardEntry: ComponentType<EntryProps>;
  /** In the editor of the board: fields below turn and storm. */
  readonly turnEntry: ComponentType<EntryProps>;
  /** In the editor of the board: fields with the leaders, above and below the number of their deaths. */
  readonly leaderStart: ComponentType<EntryProps>;
  readonly leaderEnd: ComponentType<EntryProps>;
  /** In the editor of the board: fields with the cards. */
  readonly cardEntry: ComponentType<EntryProps>;
  readonly readingOut: ReadingOutPart;
}

/** All parts of one feature for the desk: its slots, the editors of its facts, and the secrets that owners declare. */
export type DeskParts<Name extends PropertyKey, Of> = Filled<
  DeskSlots,
  Of extends { readonly desk: infer Ranks } ? Ranks : unknown
> &
  (Name extends keyof FeatureFacts ? { readonly facts: EnteredFacts<Name> } : unknown) &
  (Name extends keyof FeatureSecrets ? { readonly declares: Declares<Name> } : unknown);

/** Whether Mentat learns this secret only from its owner, and all players know that the faction has such a secret. */
export type IsDeclared = (table: TableView, faction: FactionId) => boolean;

type Declares<Name extends keyof FeatureSecrets> = { readonly [Kind in FeatureSecrets[Name]]: IsDeclared };

type DeskPanel = ComponentType<{ readonly view: ModeratorView }>;

interface Standing {
  readonly title: string;
  readonly lead: string;
}

interface NextProps {
  readonly table: TableView;
  /** Opens the place where this matter can be corrected. */
  readonly onCorrect: (matter: BoardCheckItem) => void;
}
