import type { PowerOfFaction } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { OtherLoss, OutOfTheGame } from '../../model/main-characters.ts';

/** The choice of the one traitor that stays usable. */
export interface KeepTraitorActivity {
  readonly kind: 'keep-traitor';
  readonly id: 'keep-traitor';
  readonly faction: FactionId;
}

/** The events of main characters. */
export type MainCharacterEvent =
  /** From now on, the faction of this main character lacks the powers that rest on the main character. */
  | { readonly type: 'MainCharacterLost'; readonly leader: LeaderId }
  | { readonly type: 'MainCharacterBack'; readonly leader: LeaderId }
  /** Special forces go from the reserves to the tanks. */
  | { readonly type: 'SpecialForcesDismissed'; readonly faction: FactionId; readonly special: number }
  | { readonly type: 'TraitorToKeepAsked'; readonly faction: FactionId }
  /**
   * The owner has chosen the one usable traitor. If Mentat knows none of the traitors, `leader` is `null` and the owner
   * marks a traitor on paper. Only the owner knows the leader.
   */
  | { readonly type: 'TraitorKept'; readonly faction: FactionId; readonly leader: LeaderId | null }
  /**
   * The faction has lost its main character or all its leaders, so it is out of the game. Separate events remove its
   * forces, cards and spice.
   */
  | { readonly type: 'FactionFell'; readonly faction: FactionId; readonly firstPlayer: FactionId }
  /** After a correction, the faction is in play again. */
  | { readonly type: 'FactionStoodUp'; readonly faction: FactionId };

/** The prompts of this feature. The comment gives the shape of an answer. */
export type MainCharacterPrompt =
  /** One of these leaders. The answer is `null` if Mentat knows none of the faction's traitors. */
  { readonly kind: 'keep-traitor'; readonly traitors: readonly LeaderId[] };

/** The log lines of main characters. */
export type MainCharacterLogFact =
  | { readonly code: 'main-character-lost'; readonly leader: LeaderId }
  | { readonly code: 'main-character-back'; readonly leader: LeaderId }
  | { readonly code: 'special-forces-dismissed'; readonly faction: FactionId; readonly special: number }
  | { readonly code: 'faction-fell'; readonly faction: FactionId }
  | { readonly code: 'faction-stood-up'; readonly faction: FactionId }
  | { readonly code: 'traitor-kept'; readonly faction: FactionId }
  /** The log line for the owner of the traitor. */
  | { readonly code: 'own-traitor-kept'; readonly leader: LeaderId };

/** The powers that one faction lacks now, because its main character is dead. Public. */
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
  /** The factions that are out of the game. */
  readonly fallen: readonly FactionId[];
  /** What puts a faction out of the game at this table. */
  readonly outOfTheGame: OutOfTheGame;
}

/** The view of main characters for one faction. */
export interface MainCharactersOwnView {
  /**
   * The one traitor that can be called now. It is `null` if all traitors can be called, or if Mentat does not know the
   * traitor.
   */
  readonly keptTraitor: LeaderId | null;
  /** The own leader whose death would put this faction out of the game; `null` if there is none. */
  readonly lastHope: LeaderId | null;
}

/** The slice of main characters. */
export interface MainCharactersSlice {
  /** The dead main characters whose factions lack the powers that rest on them. */
  readonly mainsLost: readonly LeaderId[];
  /** The choice of the one traitor, while it is in force. Secret. */
  readonly keptTraitor: { readonly faction: FactionId; readonly leader: LeaderId | null } | null;
  /** The leaders that have betrayed in battles, each with the faction that called it. Public. */
  readonly revealedTraitors: readonly { readonly faction: FactionId; readonly leader: LeaderId }[];
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
