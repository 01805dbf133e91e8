import type { FactionId, ShipAndMovePublicView } from '#client';

type Phase = NonNullable<ShipAndMovePublicView['shipAndMove']>;

/** Returns the factions whose turn is still to come. */
export const toCome = ({ order, done, acting }: Phase): readonly FactionId[] =>
  order.filter((faction) => !done.includes(faction) && faction !== acting?.faction);
