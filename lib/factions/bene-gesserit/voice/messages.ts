/** The Voice of the Bene Gesserit, in words. Everything in here is public. */
import { theFaction, theFactions } from '../../../messages/names.ts';
import { capital, withSmallFirst } from '../../../messages/numbers.ts';
import { forWhom } from '../../../messages/on-behalf.ts';
import type { Words } from '../../../messages/messages.ts';
import { sayVoice } from './labels.ts';
import type { VoiceContract, VoiceView } from './contract.ts';

export const voiceWords: Words<VoiceContract> = {
  questions: {
    voice: {
      lead: (ask) =>
        forWhom(ask, 'the Voice', `The Voice makes ${theFaction(ask.target)} play, or not play, one kind of card.`),
      owed: 'the Voice, or silence',
      byDefault: 'The Voice stays silent.',
    },
  },
  told: {
    'voice-declined': ({ by }) => `${theFaction(by)} stayed silent.`,
    'voice-used': ({ by, target, command }) =>
      `${theFaction(by)} used the Voice on ${theFaction(target)}: ${sayVoice(command).toLowerCase()}`,
  },
  acts: { voice: ({ by }) => `${theFactions(by)} command` },
};

/** The Voice as it stands: `Bene Gesserit commands Atreides: play no lasgun.` */
export function sayVoiceProbe({ by, target, order, state }: VoiceView): string {
  const spoken = `${theFaction(by)} commands ${theFaction(target)}: ${withSmallFirst(sayVoice(order))}`;
  return capital(state === 'cancelled' ? `${spoken} A Karama stops it.` : spoken);
}
