import type { FactionId, ShipAndMoveSeen } from '#client';

type Phase = NonNullable<ShipAndMoveSeen['shipAndMove']>;

/** Whose turn is still to come. */
export const toCome = ({ order, done, acting }: Phase): readonly FactionId[] =>
  order.filter((faction) => !done.includes(faction) && faction !== acting?.faction);
