import type { VoiceCommand, VoiceKind } from '../../../model/voice.ts';
import type { Brief } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { capital, withSmallFirst } from '../../../messages/numbers.ts';
import { LET_IT_PASS } from '../../../messages/on-behalf.ts';
import type { VoiceContract } from './contract.ts';

export const voiceBrief: Brief<VoiceContract> = {
  questions: {
    voice: {
      title: ({ target, leave }) => (leave === 'denied' ? LET_IT_PASS : `Command ${theFaction(target)}?`),
      awaited: 'to speak or stay silent',
    },
  },
  acts: {
    voice: ({ by, target, command }) =>
      `${capital(theFaction(by))} commands ${theFaction(target)}: ${withSmallFirst(sayVoice(command))}`,
  },
};

const VOICE_KIND_NAMES: Record<VoiceKind, string> = {
  projectile: 'projectile weapon',
  poison: 'poison weapon',
  lasgun: 'lasgun',
  shield: 'shield',
  snooper: 'snooper',
  worthless: 'worthless card',
  'cheap-hero': 'cheap hero',
};

/** What the Voice can name, as a label: `poison weapon`. */
export const nameOfVoiceKind = (kind: VoiceKind): string => VOICE_KIND_NAMES[kind];

/** The Voice's command, as it is spoken: `Play no lasgun.` */
export const sayVoice = ({ play, kind }: VoiceCommand): string => `Play ${play ? 'a' : 'no'} ${nameOfVoiceKind(kind)}.`;
