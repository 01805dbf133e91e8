import { type AnswerValue, fieldOf } from '../../core/answer.ts';
import { asLeader, asPlayedCard } from '../../table/answers.ts';
import { type FactionId, FACTIONS } from '../../table/factions.ts';
import { ADVANTAGE_IDS } from '../../table/advantages.ts';
import { theAdvantage } from '../../words/advantages.ts';
import { nameOfCard } from '../../words/cards.ts';
import { nameOfLeader, saySpecial, theFaction } from '../../words/names.ts';
import { sayForces } from '../../words/numbers.ts';
import type { Words } from '../../words/words.ts';
import type { FreePlayContract } from './contract.ts';

export const freePlayWords: Words<FreePlayContract> = {
  questions: {
    'free-play': {
      lead: 'Some cards may be played at any time. Nobody waits for it.',
      owed: 'nothing',
      byDefault: 'No card is played.',
    },
  },
};

/** What a card played at any time would do, as its owner chooses it: `Tleilaxu Ghola: bring back Burseg`. */
export function sayFreePlay(answer: AnswerValue, by: FactionId): string {
  const card = asPlayedCard(answer);
  const effect = effectOf(answer, by);
  return [card === null ? 'Play it' : nameOfCard(card.card), ...(effect === null ? [] : [effect])].join(': ');
}

function effectOf(answer: AnswerValue, by: FactionId): string | null {
  const asked = FACTIONS.find((faction) => faction === fieldOf(answer, 'of'));
  if (asked !== undefined) return `ask ${theFaction(asked)}`;
  const stops = ADVANTAGE_IDS.find((id) => id === fieldOf(answer, 'stops'));
  if (stops !== undefined) return `stop ${theAdvantage(stops)}`;
  const revives = fieldOf(answer, 'revives');
  if (revives === undefined) return null;
  const leader = asLeader(fieldOf(revives, 'leader'));
  if (leader !== null) return `bring back ${nameOfLeader(leader)}`;
  if (fieldOf(revives, 'kwisatzHaderach') === true) return 'bring back the Kwisatz Haderach';
  const forces = { count: Number(fieldOf(revives, 'count')), special: Number(fieldOf(revives, 'special')) };
  return `bring back ${sayForces(forces.count)}${saySpecial({ faction: by, ...forces })}`;
}
