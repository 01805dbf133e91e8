/** What the table is told of a decision that is still open. */
import type { FactionId } from '../table/factions.ts';
import type { PromptKind } from '../table/prompts.ts';
import { theFaction } from '../words/names.ts';

const AWAITED_TO: Record<PromptKind, string> = {
  'choose-battle': 'to choose a battle',
  voice: 'to speak or stay silent',
  prescience: 'to look ahead or look away',
  'show-element': 'to answer prescience',
  'announce-no-leader': 'to say who leads',
  'consent-no-leader': 'to agree or refuse',
  'battle-plan': 'to seal a plan',
  interfere: 'to pass or play',
  treachery: 'to pass or play',
  'storm-dial': 'to dial the storm',
  'storm-card': 'to turn the storm card over',
  'storm-losses': 'to choose what the storm takes',
  'weather-control': 'to pass or play',
  'family-atomics': 'to pass or play',
  'choose-losses': 'to choose losses',
  'keep-cards': 'to keep or discard cards',
  capture: 'to capture a leader or not',
  captive: 'to decide about the captured leader',
  'battle-done': 'to put the board right',
  'check-board': 'to look at the board',
  'open-prediction': 'to open a prediction, or leave it closed',
  'free-play': 'to play a card',
  'bring-reserves': 'to bring reserves',
  'see-plan': 'to look at a plan or look away',
  'tell-truth': 'to tell the truth',
  'check-own': 'to check a secret',
  'choose-traitor': 'to choose a traitor',
  predict: 'to foretell the winner',
  'draw-own': 'to draw from the deck',
  'spread-forces': 'to place forces',
  'start-anywhere': 'to place a force',
  'setup-done': 'to lay out forces and spice',
};

/** What a waiting list may say of an open decision, after `The table waits for Harkonnen …`. */
export const awaitedTo = (kind: PromptKind): string => AWAITED_TO[kind];

/** A whole waiting sentence: `The table waits for Harkonnen to seal a plan.` */
export const sayAwaited = (faction: FactionId, kind: PromptKind): string =>
  `The table waits for ${theFaction(faction)} ${AWAITED_TO[kind]}.`;
