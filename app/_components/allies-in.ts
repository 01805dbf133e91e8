import type { FactionId, SeatView } from '#client';

/** With whom the faction of this view is allied, as all can see. */
export const alliesIn = ({ table, audience }: SeatView): readonly FactionId[] =>
  table.factions.find(({ faction }) => faction === audience)?.allies ?? [];
