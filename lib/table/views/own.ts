import type { Troops } from '../board.ts';
import type { Together } from '../contracts.ts';
import type { FactionId } from '../factions.ts';
import type { LeaderId } from '../leaders.ts';
import type { Prediction } from '../prediction.ts';
import type { StormCard } from '../storm.ts';
import type { HandSlot } from '../treachery.ts';

/** Leaders who are captive, and those who lie face down in the tanks. */
export interface Captives {
  readonly held: readonly LeaderId[];
  readonly faceDown: readonly LeaderId[];
}

/** What one faction alone may know: what everybody has, and what each feature shows it of its own. */
export type OwnView = CommonOwnView & Together<'mine'>;

/** What is a faction’s own, whatever is played. */
export interface CommonOwnView {
  readonly faction: FactionId;
  readonly spice: number | 'uncounted';
  readonly hand: readonly HandSlot[];
  readonly handLimit: number;
  readonly traitors: readonly LeaderId[] | 'unknown';
  readonly traitorLimit: number;
  /** `null` where this faction foretells nothing. */
  readonly prediction: Prediction | 'untold' | null;
  /** Whom it captured, or who of its own was captured; `null` for all who capture nobody and have lost nobody so. */
  readonly captives: Captives | null;
  /** How many own forces were lost in battles, and how many wake the Kwisatz Haderach; `null` for all who have none. */
  readonly battleLosses: { readonly lost: number; readonly needed: number } | null;
  readonly standsAside: boolean;
  readonly raisedHand: boolean;
  /** The storm card it has drawn and laid face down; `null` for who draws none. */
  readonly stormCard: StormCard | null;
  /** Its own forces in reserve, also where they are kept from others. */
  readonly reserves: Troops;
}
