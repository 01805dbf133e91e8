/** What is said of a decision that is still open at the desk, and when the desk answers for a seat. */
import type { FactionId } from '../table/factions.ts';
import type { PromptKind } from '../table/prompts.ts';
import { theFaction } from '../words/names.ts';
import { capital } from '../words/numbers.ts';

const OWED: Record<PromptKind, string> = {
  'choose-battle': 'the choice of a battle',
  voice: 'the Voice, or silence',
  prescience: 'a look ahead, or away',
  'show-element': 'an answer to prescience',
  'announce-no-leader': 'word of who leads',
  'consent-no-leader': 'an answer',
  'battle-plan': 'a battle plan',
  interfere: 'an answer',
  treachery: 'an answer',
  'storm-dial': 'a storm dial',
  'storm-card': 'the number of the storm card',
  'storm-losses': 'the choice of losses',
  'weather-control': 'an answer',
  'family-atomics': 'an answer',
  'choose-losses': 'the choice of losses',
  'keep-cards': 'the choice of cards',
  capture: 'word of whether a leader is captured',
  captive: 'word of what becomes of the captured leader',
  'battle-done': 'word that the board is right',
  'check-board': 'a look at the board',
  'open-prediction': 'word of the prediction',
  'free-play': 'nothing',
  'bring-reserves': 'nothing',
  'see-plan': 'a look at a plan, or away',
  'tell-truth': 'the truth',
  'check-own': 'a look at a secret',
  'choose-traitor': 'the choice of a traitor',
  predict: 'a prediction',
  'draw-own': 'word that it has drawn from the deck',
  'spread-forces': 'the first places of its forces',
  'start-anywhere': 'the first place of its force',
  'setup-done': 'word that its part of the table stands',
};

/** What the moderator's desk says of an open decision: `Harkonnen owes a battle plan`. */
export const sayOwed = (faction: FactionId, kind: PromptKind): string =>
  `${capital(theFaction(faction))} owes ${OWED[kind]}`;

const DEFAULTS: Record<PromptKind, string> = {
  'choose-battle': 'Mentat chooses the first battle of the list.',
  voice: 'The Voice stays silent.',
  prescience: 'Nobody looks ahead.',
  'show-element': 'Mentat shows the weakest that the plan may hold, to the one who asked alone.',
  'announce-no-leader': 'Mentat announces that nobody leads, unless a cheap hero must.',
  'consent-no-leader': 'The answer is no.',
  'battle-plan': 'Mentat seals dial 0, the weakest leader and no cards, unless the Voice or prescience asks for more.',
  interfere: 'The answer is a pass.',
  treachery: 'The answer is no call.',
  'storm-dial': 'Mentat seals the smallest number.',
  'storm-card': 'The card counts as a 1.',
  'storm-losses': 'Mentat takes ordinary forces before special ones, from the last part of the list on.',
  'weather-control': 'The answer is a pass.',
  'family-atomics': 'The answer is a pass.',
  'choose-losses': 'Mentat takes the losses from the last part of the list, then from the one before.',
  'keep-cards': 'Mentat keeps every card that may be kept.',
  capture: 'No leader is captured.',
  captive: 'The captured leader is held.',
  'battle-done': 'The board counts as put right.',
  'check-board': 'The board counts as right.',
  'open-prediction': 'Mentat opens the prediction if it knows it and it holds; else it stays closed.',
  'free-play': 'No card is played.',
  'bring-reserves': 'No reserves come.',
  'see-plan': 'Nobody looks at a plan.',
  'tell-truth': 'It counts as a question that asks for no fact.',
  'check-own': 'It counts as right.',
  predict: 'The prediction counts as lying on its cards.',
  'draw-own': 'The cards count as taken, and nothing is told of them.',
  'spread-forces': 'Mentat places them all in Sietch Tabr, without Fedaykin.',
  'start-anywhere': 'Mentat places it in the Polar Sink.',
  'setup-done': 'That part of the table counts as set up.',
  'choose-traitor': 'Mentat keeps the first that may be kept of those dealt.',
};

/** What the moderator sets in motion by answering for a silent seat. */
export const sayDefault = (kind: PromptKind): string => DEFAULTS[kind];
