import type { FactionId, SeatView, VoiceCommand } from '#client';

/** What the Voice commands this side in the running battle; `null` where it is free. */
export const commandOver = ({ table: { voice } }: SeatView, side: FactionId): VoiceCommand | null =>
  voice?.state === 'standing' && voice.target === side ? voice.order : null;
