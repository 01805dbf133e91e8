import { describe, expect, it } from 'vitest';
import { EDITIONS, OPTIONS } from '#lib/table/editions.ts';
import { SECRET_KINDS } from '#lib/table/secret-kinds.ts';
import { PLAN_ELEMENTS } from '#lib/table/battle.ts';
import { TREACHERY_TITLES } from '#lib/table/treachery.ts';
import { effectOfCard } from '#words/cards.ts';
import { sayFact } from '#lib/saying/facts.ts';
import { sayHandMove } from '#lib/saying/hand-moves.ts';
import { saySecret } from '#words/knowledge.ts';
import { sayLogLine, sayLogLineCovered } from '#lib/saying/log.ts';
import { sayNotice } from '#words/notices.ts';
import { houseRule, PLAYED_OF } from '#words/opening.ts';
import { awaitedTo, sayAwaited } from '#lib/saying/awaited.ts';
import { sayDefault, sayOwed } from '#lib/saying/owed.ts';
import { promptLead } from '#lib/saying/leads.ts';
import { askMatter, promptTitle } from '#lib/saying/titles.ts';
import { explainRefusal } from '#lib/saying/refusals.ts';
import { explainTrouble, TROUBLES } from '#words/troubles.ts';
import { sayHowWon, sayOff } from '#lib/phases/mentat-pause/words/counted.ts';
import { BOARD_MATTERS } from '#lib/table/victory.ts';
import { battleSum } from '#lib/phases/battle/words/sums.ts';
import { ASKS, HAND_MOVES, NOTICES, OUTCOMES, PUBLIC_FACTS, SECRETS, VICTORIES, inSentences } from './examples.ts';
import { LOG_FACTS } from './examples/log-facts.ts';
import { REFUSALS } from './examples/refusals.ts';

const asks = [
  ...Object.values(ASKS),
  ...PLAN_ELEMENTS.map((element) => ({ ...ASKS['show-element'], element })),
  ...SECRET_KINDS.map((matter) => ({ ...ASKS['check-own'], matter })),
];
const sums = Object.values(OUTCOMES).map((outcome) => battleSum(outcome));

const sentences = EDITIONS.flatMap((edition) => [
  ...Object.values(LOG_FACTS).map((fact) => sayLogLine(fact, edition)),
  ...Object.values(LOG_FACTS).flatMap((fact) => sayLogLineCovered(fact) ?? []),
  ...Object.values(PUBLIC_FACTS).map((fact) => sayFact(fact, edition)),
  ...Object.values(REFUSALS).map((refusal) => inSentences(explainRefusal(refusal, edition))),
  ...Object.values(SECRETS).map((secret) => saySecret({ knower: 'table', secret })),
  ...asks.map((ask) => promptLead(ask)),
  ...asks.map((ask) => sayAwaited('guild', ask.kind)),
  ...asks.map((ask) => sayDefault(ask.kind)),
  ...TREACHERY_TITLES.map((title) => effectOfCard(title)),
  ...Object.values(PLAYED_OF),
  ...OPTIONS.map((option) => houseRule(option)).flatMap(({ means, source }) => [means, source]),
  ...Object.values(NOTICES).map((notice) => sayNotice(notice)),
  ...TROUBLES.map((trouble) => inSentences(explainTrouble(trouble))),
  ...Object.values(VICTORIES).map((victory) => sayHowWon(victory, edition)),
  ...BOARD_MATTERS.map((matter) => sayOff('guild', matter)),
  ...sums.flatMap(({ closing, after }) => [closing, ...after]),
]);
const questions = SECRET_KINDS.map((matter) => askMatter(matter));
const labels = [
  ...asks.map((ask) => promptTitle(ask, 'gf9-2019')),
  ...asks.map((ask) => awaitedTo(ask.kind)),
  ...asks.map((ask) => sayOwed('guild', ask.kind)),
  ...Object.values(HAND_MOVES).flatMap((move) => [
    sayHandMove(move, 'gf9-2019'),
    sayHandMove(move, 'gf9-2019', 'anybody'),
  ]),
];
const everything = [...sentences, ...questions, ...labels];

describe('the tone of every text', () => {
  it.each([...new Set(sentences)])('is a full sentence: %s', (sentence) => {
    expect(sentence).toMatch(/^[A-Z0-9][^\n]*\.$/);
  });

  it('asks with a question mark', () => {
    for (const question of questions) expect(question).toMatch(/\?$/);
  });

  it('never shouts, begs or apologises', () => {
    for (const text of everything) expect(text).not.toMatch(/!|\bplease\b|\boops\b|\bsuccessfully\b|\bsorry\b/i);
  });

  it('leaves no hole where a fact should stand', () => {
    for (const text of everything) expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|,,|-\w+-id/);
  });

  it('shows names, never ids', () => {
    for (const text of everything) expect(text).not.toMatch(/bene-gesserit|feyd-rautha|red-chasm|cheap-hero/);
  });

  it('keeps a question to three lines of a phone', () => {
    for (const ask of asks) expect(promptTitle(ask, 'gf9-2019').length).toBeLessThanOrEqual(90);
  });
});
