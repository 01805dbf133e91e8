import type { ComponentType } from 'react';
import type { FeatureSecrets, SeatView, TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import type { Banner } from '../banner.ts';
import type { Holding } from '../secrets/holding.ts';
import type { Secrets } from '../secrets/secret.ts';
import type { Filled, Shown, TableProps } from './parts.ts';

/**
 * The slots of a feature on a phone between decisions. A part renders nothing while its feature has nothing to show.
 */
export interface PhoneSlots<Name extends PropertyKey = PropertyKey> {
  /** A small strip about the activity of other seats. */
  readonly banner: Banner;
  /** The time until the next automatic step. */
  readonly countdown: Shown<TableActionProps, TableView>;
  /** Results that stay visible while the seat waits. */
  readonly seen: Shown<SeatActionProps, SeatView>;
  /** The result of the game or of the last battle. */
  readonly outcome: ComponentType<SeatActionProps>;
  /** Property that only some factions have, below the common property. */
  readonly holding: Holding;
  /** Secrets of owners, in the order of the page. */
  readonly secrets: Name extends keyof FeatureSecrets ? Secrets<Name> : Readonly<Record<string, never>>;
  /** A seat's actions with visible pieces. */
  readonly boardAction: ComponentType<SeatActionProps>;
  /**
   * A seat's actions at any time. The button stands on every phone, or depends on public facts, so that it shows
   * nothing.
   */
  readonly seatAction: ComponentType<SeatActionProps>;
  /** A part on the table's page, above the awaited seats. */
  readonly tableStart: ComponentType<TableProps>;
  /** A part on the table's page, below the factions. */
  readonly tableEnd: ComponentType<TableProps>;
  /** Actions before the game only. */
  readonly beforeGame: ComponentType<BeforeGameProps>;
}

/** All parts of one feature on a phone without a question. */
export type PhoneParts<Name extends PropertyKey, Of> = Filled<
  PhoneSlots<Name>,
  Of extends { readonly phone: infer Ranks } ? Ranks : unknown
>;

interface TableActionProps extends TableProps {
  readonly onCommand: (command: ClientCommand) => void;
}

export interface SeatActionProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

interface BeforeGameProps {
  readonly view: SeatView;
  readonly presence: readonly Presence[];
}
