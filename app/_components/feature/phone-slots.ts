import type { ComponentType } from 'react';
import type { FeatureSecrets, SeatView, TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import type { Banner } from '../banner.ts';
import type { Holding } from '../secrets/holding.ts';
import type { Secrets } from '../secrets/secret.ts';
import type { Filled, Shown, TableProps } from './parts.ts';

/** Where a feature may stand on a phone between decisions. A part is nothing while its feature has nothing to say there. */
export interface PhoneSlots<Name extends PropertyKey = PropertyKey> {
  /** A small banner about what goes on between other seats. */
  readonly banner: Banner;
  /** How long it is until something follows by itself. */
  readonly countdown: Shown<TableActionProps, TableView>;
  /** What has been seen or counted, and stays to be looked at while one waits. */
  readonly seen: Shown<SeatActionProps, SeatView>;
  /** How the game or the last battle came out. */
  readonly outcome: ComponentType<SeatActionProps>;
  /** What only some factions hold, beneath what all do. */
  readonly holding: Holding;
  /** What owners alone know, in the order in which it is looked at. */
  readonly secrets: Name extends keyof FeatureSecrets ? Secrets<Name> : Readonly<Record<string, never>>;
  /** What a seat may do with pieces that all can see. */
  readonly boardAction: ComponentType<SeatActionProps>;
  /** What a seat may do at any time. It stands on every phone, or rests on what all can see, so that it tells nothing. */
  readonly seatAction: ComponentType<SeatActionProps>;
  /** On the table's page, above the seats that are awaited. */
  readonly tableStart: ComponentType<TableProps>;
  /** On the table's page, below the factions. */
  readonly tableEnd: ComponentType<TableProps>;
  /** What can be done before the game alone. */
  readonly beforeGame: ComponentType<BeforeGameProps>;
}

/** All that one feature brings to a phone between decisions. */
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
