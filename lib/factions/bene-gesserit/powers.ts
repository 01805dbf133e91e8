import type { AnswerValue } from '../../core/answer.ts';
import { either, type Grammar, isEmpty, narrow } from '../../core/grammar.ts';
import { isUntold } from '../../rules/hands.ts';
import type { Advantage, BattleOf } from '../../rules/powers.ts';
import { asPlayedCard } from '../../table/answers.ts';
import type { VoiceCommand, VoiceKind } from '../../table/battle.ts';
import { type HandSlot, kindOf } from '../../table/treachery.ts';

/** Where in a plan a card of this kind can lie; a worthless card may fill either place. */
const PLACES: Readonly<Record<VoiceKind, readonly string[]>> = {
  projectile: ['weapon'],
  poison: ['weapon'],
  lasgun: ['weapon'],
  shield: ['defense'],
  snooper: ['defense'],
  worthless: ['weapon', 'defense'],
  'cheap-hero': ['leader'],
};

/**
 * The plans that obey the Voice. "Play" binds only who can: whoever holds no such card, or may play no card for want of
 * a leader, does as he wishes. On cardboard an unknown card may be what was commanded; its owner is believed.
 */
export function obey(plans: Grammar, command: VoiceCommand, hand: readonly HandSlot[]): Grammar {
  const places = PLACES[command.kind];
  const isNamed = (value: AnswerValue) => {
    const played = asPlayedCard(value);
    return played !== null && kindOf(played.card) === command.kind;
  };
  if (!command.play) {
    const without = places.reduce((left, place) => narrow(left, place, (value) => !isNamed(value)), plans);
    return isEmpty(without) ? plans : without;
  }
  const obedient = places.map((place) => narrow(plans, place, isNamed)).filter((option) => !isEmpty(option));
  const isCertain = (value: AnswerValue) => !isUntold(hand, value);
  const surely = obedient.map((option) =>
    [...places, 'leader'].reduce((left, place) => narrow(left, place, isCertain), option),
  );
  return surely.some((option) => !isEmpty(option)) ? either(...obedient) : plans;
}

const voice = (battleOf: BattleOf): Pick<Advantage, 'commandsPlan'> => ({
  commandsPlan: { in: battleOf, kinds: (rules) => rules.voiceScope, obey },
});

/** The powers of the Bene Gesserit over set-up and battles. */
export const beneGesserit: readonly Advantage[] = [
  {
    id: 'bg/prediction',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Prediction"', 'AH79 Bene Gesserit shield'],
    predicts: true,
  },
  {
    id: 'bg/start-anywhere',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Start of game"'],
    startingForces: () => ({ kind: 'anywhere', count: 1 }),
  },
  {
    id: 'bg/advisor-fighter',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Advisors", "Fighters", "Intrusion", "Battle"', 'R-162', 'R-163'],
    hasAdvisors: true,
  },
  {
    id: 'bg/voice',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Voice"', 'AH79 Bene Gesserit shield'],
    ...voice('own'),
  },
  {
    id: 'bg/voice-ally',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Alliance"'],
    ...voice('ally'),
  },
  {
    id: 'bg/worthless-karama',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Karama"', 'AH79 Questions and Answers A.7', 'R-117'],
    playsAsKarama: ['worthless'],
  },
];
