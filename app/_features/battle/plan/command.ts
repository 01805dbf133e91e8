import type { FactionId, SeatView, VoiceCommand } from '#client';

/** Returns the command of the Voice to this side in the running battle; `null` without such a command. */
export const commandOver = ({ table: { voice } }: SeatView, side: FactionId): VoiceCommand | null =>
  voice?.state === 'standing' && voice.target === side ? voice.order : null;
