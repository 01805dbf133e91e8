/** The Voice of the Bene Gesserit, in words. Everything in here is public. */
import type { VoiceView } from './contract.ts';
import type { VoiceCommand, VoiceKind } from '../../../table/voice.ts';
import { theFaction } from '../../../words/names.ts';
import { capital } from '../../../words/numbers.ts';

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
export function sayVoice({ play, kind }: VoiceCommand): string {
  return `Play ${play ? 'a' : 'no'} ${VOICE_KIND_NAMES[kind]}.`;
}

/** The Voice as it stands: `Bene Gesserit commands Atreides: play no lasgun.` */
export function sayVoiceProbe({ by, target, order, state }: VoiceView): string {
  const command = sayVoice(order);
  const spoken = `${theFaction(by)} commands ${theFaction(target)}: ${command.charAt(0).toLowerCase()}${command.slice(1)}`;
  return capital(state === 'cancelled' ? `${spoken} A Karama stops it.` : spoken);
}
