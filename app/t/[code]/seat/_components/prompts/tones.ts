import type { Prompt, PromptKind } from '#client';
import type { Tone } from '#app/_components/phone.tsx';

/** Pages that are secret throughout are blue throughout. */
const TONES: { readonly [Kind in PromptKind]: Tone } = {
  'choose-battle': 'warm',
  voice: 'warm',
  prescience: 'warm',
  'show-element': 'secret',
  'announce-no-leader': 'secret',
  'consent-no-leader': 'warm',
  'battle-plan': 'secret',
  interfere: 'warm',
  treachery: 'warm',
  'storm-dial': 'secret',
  'storm-card': 'warm',
  'storm-losses': 'warm',
  'bring-reserves': 'warm',
  'weather-control': 'warm',
  'family-atomics': 'warm',
  'choose-losses': 'warm',
  'keep-cards': 'warm',
  capture: 'secret',
  captive: 'secret',
  'battle-done': 'warm',
  'check-board': 'warm',
  'open-prediction': 'secret',
  'free-play': 'secret',
  'see-plan': 'warm',
  'tell-truth': 'warm',
  'check-own': 'secret',
  'choose-traitor': 'secret',
  predict: 'secret',
  'draw-own': 'secret',
  'spread-forces': 'warm',
  'start-anywhere': 'warm',
  'setup-done': 'warm',
};

/** A sealed plan shows nothing any more but its seal. */
export const toneOf = ({ kind, sealed }: Prompt): Tone => (sealed ? 'warm' : TONES[kind]);
