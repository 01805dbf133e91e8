import type { FactionId, Victory } from '#client';

/** Whether this faction won by its prediction. */
export const cameTrue = ({ winners, how }: Victory, faction: FactionId): boolean =>
  how.kind === 'prediction' && winners.includes(faction);
