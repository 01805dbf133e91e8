import { type AtSide, type PlanBound, sideServed } from '../../../features/battle/steps.ts';
import { factionState } from '../../../model/selectors.ts';
import type { Advantage } from '../../../powers/power.ts';
import { obey } from './obedience.ts';
import { spokenIn, type VoicePower, VOICES } from './speaker.ts';

/**
 * The Voice: a command about the opponent's plan, in a battle of its owner or an ally. It comes before prescience
 * and is used once in a battle.
 */
const voice = (id: VoicePower, rules: Advantage['rules']): Advantage => ({
  id,
  faction: 'bene-gesserit',
  rules,
  beforePlans: ({ state, battle }) =>
    sideServed(state, battle, 'bene-gesserit', VOICES[id]) === null
      ? []
      : [{ type: 'VoiceOffered', battle: battle.id }],
  bindsPlan: (at) => bound(id, at),
  ...(VOICES[id] === 'ally' && { lent: 'ally-decides' }),
});

/** The two powers of the Voice: against the owner's opponent, and against an ally's opponent. */
export const voices: readonly Advantage[] = [
  voice('bene-gesserit/voice', ['GF9-2019 Bene Gesserit sheet "Voice"', 'AH79 Bene Gesserit shield', 'R-61', 'R-171']),
  voice('bene-gesserit/voice-ally', ['GF9-2019 Bene Gesserit sheet "Alliance"', 'R-189']),
];

/** Returns the plans that remain for the target of a command of the Voice. */
function bound(id: VoicePower, { state, battle, faction }: AtSide): PlanBound | null {
  const spoken = spokenIn(state, battle.id);
  if (spoken?.state !== 'standing' || spoken.target !== faction) return null;
  if (VOICES[id] !== (spoken.serves === spoken.by ? 'own' : 'ally')) return null;
  return (plans) => obey(plans, spoken.command, factionState(state, faction).hand);
}
