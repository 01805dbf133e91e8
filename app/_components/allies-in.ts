import type { FactionId, SeatView } from '#client';

/** Returns the allies of this view's faction, which are public. */
export const alliesIn = ({ table, audience }: SeatView): readonly FactionId[] =>
  table.factions.find(({ faction }) => faction === audience)?.allies ?? [];
