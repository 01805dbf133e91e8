import type { BattlePlan, OpenElement, OpenPlan, ShownElement } from '../battle.ts';
import type { Troops } from '../board.ts';
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

/** What one faction alone may know. */
export interface OwnView {
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
  /** Its own committed plan in the running battle. */
  readonly plan: BattlePlan | null;
  /** The storm card it has drawn and laid face down; `null` for who draws none. */
  readonly stormCard: StormCard | null;
  /** Its own committed dial of the running storm. */
  readonly stormDial: number | null;
  /** Its own forces in reserve, also where they are kept from others. */
  readonly reserves: Troops;
  /** What prescience showed this faction in the running battle. */
  readonly seen: OpenElement | null;
  /** The whole plan of another that this faction was shown in the running battle. */
  readonly seenPlan: OpenPlan | null;
  /** What this faction had to show. */
  readonly shown: ShownElement | null;
}
