import type { PowerOfFaction } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { OtherLoss } from '../../model/main-characters.ts';

/** The choice of the one traitor that stays usable. */
export interface KeepTraitorActivity {
  readonly kind: 'keep-traitor';
  readonly id: 'keep-traitor';
  readonly faction: FactionId;
}

/** The events of main characters. */
export type MainCharacterEvent =
  /** From now on its faction lacks what rests on it. */
  | { readonly type: 'MainCharacterLost'; readonly leader: LeaderId }
  | { readonly type: 'MainCharacterBack'; readonly leader: LeaderId }
  /** Special forces go from the reserves to the tanks. */
  | { readonly type: 'SpecialForcesDismissed'; readonly faction: FactionId; readonly special: number }
  | { readonly type: 'TraitorToKeepAsked'; readonly faction: FactionId }
  /** `null` if Mentat knows none of its traitors: the owner marks one on paper. Only the owner knows the leader. */
  | { readonly type: 'TraitorKept'; readonly faction: FactionId; readonly leader: LeaderId | null }
  /** All its leaders are dead: it is out of the game. Its forces, cards and spice go by events of their own. */
  | { readonly type: 'FactionFell'; readonly faction: FactionId; readonly firstPlayer: FactionId }
  /** After a correction one of its leaders lives. */
  | { readonly type: 'FactionStoodUp'; readonly faction: FactionId };

/** The prompts of this feature. The comment gives the shape of an answer. */
export type MainCharacterPrompt =
  /** One of these leaders; `null` if Mentat knows none of its traitors. */
  { readonly kind: 'keep-traitor'; readonly traitors: readonly LeaderId[] };

/** The log lines of main characters. */
export type MainCharacterLogFact =
  | { readonly code: 'main-character-lost'; readonly leader: LeaderId }
  | { readonly code: 'main-character-back'; readonly leader: LeaderId }
  | { readonly code: 'special-forces-dismissed'; readonly faction: FactionId; readonly special: number }
  | { readonly code: 'faction-fell'; readonly faction: FactionId }
  | { readonly code: 'faction-stood-up'; readonly faction: FactionId }
  | { readonly code: 'traitor-kept'; readonly faction: FactionId }
  /** The line for the owner. */
  | { readonly code: 'own-traitor-kept'; readonly leader: LeaderId };

/** What one faction lacks now, because its main character is dead. Public. */
export interface MainCharacterLostView {
  readonly faction: FactionId;
  readonly leader: LeaderId;
  /** The powers of this table that are not active. */
  readonly powers: readonly PowerOfFaction[];
  readonly others: readonly OtherLoss[];
}

/** The public view of main characters. */
export interface MainCharactersPublicView {
  readonly mainsLost: readonly MainCharacterLostView[];
  /** The factions that are out of the game, because all their leaders are dead. */
  readonly fallen: readonly FactionId[];
}

/** The own view of main characters. */
export interface MainCharactersOwnView {
  /** The one traitor that can be called now; `null` if all can, or Mentat does not know it. */
  readonly keptTraitor: LeaderId | null;
}

/** The slice of main characters. */
export interface MainCharactersSlice {
  /** The dead main characters whose faction lacks what rests on them. */
  readonly mainsLost: readonly LeaderId[];
  /** The choice of the one traitor, while it is in force. Secret. */
  readonly keptTraitor: { readonly faction: FactionId; readonly leader: LeaderId | null } | null;
}

/** The contract of main characters. */
export interface MainCharactersContract {
  readonly slice: MainCharactersSlice;
  readonly activity: KeepTraitorActivity;
  readonly event: MainCharacterEvent;
  readonly prompt: MainCharacterPrompt;
  readonly logFact: MainCharacterLogFact;
  readonly publicView: MainCharactersPublicView;
  readonly ownView: MainCharactersOwnView;
}
