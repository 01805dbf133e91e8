import { describe, expect, it } from 'vitest';
import { EDITIONS, OPTIONS } from '#lib/model/editions.ts';
import { SECRET_KINDS } from '#lib/model/secret-kinds.ts';
import { PLAN_ELEMENTS } from '#lib/model/battle.ts';
import { TREACHERY_TITLES } from '#lib/model/treachery-cards.ts';
import { effectOfCard } from '#messages/cards.ts';
import { formatFact } from '#lib/messages/format/facts.ts';
import { formatHandMove } from '#lib/messages/format/actions.ts';
import { formatSecret } from '#messages/knowledge.ts';
import { formatLogLine, formatLogLineCovered } from '#lib/messages/format/log.ts';
import { formatNotice } from '#messages/notices.ts';
import { EDITION_WORDS } from '#messages/editions.ts';
import { houseRule } from '#messages/opening.ts';
import { awaitedTo, formatAwaited } from '#lib/messages/format/awaited.ts';
import { formatDefault, formatPendingPrompt } from '#lib/messages/format/pending-prompt.ts';
import { promptLead } from '#lib/messages/format/leads.ts';
import { askMatter, promptTitle } from '#lib/messages/format/titles.ts';
import { explainRefusal } from '#lib/messages/format/refusals.ts';
import { explainFailure, TROUBLES } from '#messages/failures.ts';
import { formatHowWon, formatOff } from '#lib/features/mentat-pause/messages/counted.ts';
import { BOARD_MATTERS } from '#lib/model/victory.ts';
import { battleSum } from '#lib/features/battle/messages/sums.ts';
import { OUTCOMES, VICTORIES } from '../../../support/examples/outcomes.ts';
import { ASKS, HAND_MOVES, LOG_FACTS, NOTICES, PUBLIC_FACTS, REFUSALS, SECRETS, inSentences } from './examples.ts';

const asks = [
  ...Object.values(ASKS),
  ...PLAN_ELEMENTS.map((element) => ({ ...ASKS['show-element'], element })),
  ...SECRET_KINDS.map((matter) => ({ ...ASKS['check-own'], matter })),
];
const sums = Object.values(OUTCOMES).map((outcome) => battleSum(outcome));

const sentences = EDITIONS.flatMap((edition) => [
  ...Object.values(LOG_FACTS).map((fact) => formatLogLine(fact, edition)),
  ...Object.values(LOG_FACTS).flatMap((fact) => formatLogLineCovered(fact) ?? []),
  ...Object.values(PUBLIC_FACTS).map((fact) => formatFact(fact, edition)),
  ...Object.values(REFUSALS).map((refusal) => inSentences(explainRefusal(refusal, edition))),
  ...Object.values(SECRETS).map((secret) => formatSecret({ knower: 'table', secret })),
  ...asks.map((ask) => promptLead(ask)),
  ...asks.map((ask) => formatAwaited('guild', ask.kind)),
  ...asks.map((ask) => formatDefault(ask.kind)),
  ...TREACHERY_TITLES.map((title) => effectOfCard(title)),
  ...Object.values(EDITION_WORDS).flatMap(({ played }) => Object.values(played)),
  ...OPTIONS.map((option) => houseRule(option)).flatMap(({ means, source }) => [means, source]),
  ...Object.values(NOTICES).map((notice) => formatNotice(notice)),
  ...TROUBLES.map((trouble) => inSentences(explainFailure(trouble))),
  ...Object.values(VICTORIES).map((victory) => formatHowWon(victory, edition)),
  ...BOARD_MATTERS.map((matter) => formatOff('guild', matter)),
  ...sums.flatMap(({ closing, after }) => [closing, ...after]),
]);
const questions = SECRET_KINDS.map((matter) => askMatter(matter));
const labels = [
  ...asks.map((ask) => promptTitle(ask, 'gf9-2019')),
  ...asks.map((ask) => awaitedTo(ask.kind)),
  ...asks.map((ask) => formatPendingPrompt('guild', ask.kind)),
  ...Object.values(HAND_MOVES).flatMap((move) => [
    formatHandMove(move, 'gf9-2019'),
    formatHandMove(move, 'gf9-2019', 'anybody'),
  ]),
];
const everything = [...sentences, ...questions, ...labels];

describe('the tone of every text', () => {
  it.each([...new Set(sentences)])('is a full sentence: %s', (sentence) => {
    // A letter ends with the words of a player, in quotation marks.
    expect(sentence).toMatch(/^[A-Z0-9][^\n]*\.”?$/);
  });

  it('asks with a question mark', () => {
    for (const question of questions) expect(question).toMatch(/\?$/);
  });

  it('never shouts, pleads or apologises', () => {
    for (const text of everything) expect(text).not.toMatch(/!|\bplease\b|\boops\b|\bsuccessfully\b|\bsorry\b/i);
  });

  it('has no gap where a fact is missing', () => {
    for (const text of everything) expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|,,|-\w+-id/);
  });

  it('shows names, never ids', () => {
    for (const text of everything) expect(text).not.toMatch(/bene-gesserit|feyd-rautha|red-chasm|cheap-hero/);
  });

  it('limits a question to three lines of a phone', () => {
    for (const ask of asks) expect(promptTitle(ask, 'gf9-2019').length).toBeLessThanOrEqual(90);
  });
});
