/** Which answers are legal, read a second time from the rulebook. */
import { sameAnswer, VOICE_KINDS } from '#engine';
import type { VoiceContract } from '#lib/factions/bene-gesserit/voice/contract.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<VoiceContract> = {
  voice: ({ choices }, _prompt, value) =>
    value === null ||
    VOICE_KINDS.filter((kind) => kind !== 'cheap-hero' || choices.edition === 'gf9-2019').some((kind) =>
      [true, false].some((play) => sameAnswer({ play, kind }, value)),
    ),
};
