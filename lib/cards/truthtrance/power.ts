import { getField } from '../../core/answer.ts';
import { invariant } from '../../core/assert-never.ts';
import { oneOf, freeText } from '../../core/grammar.ts';
import type { CardPower } from '../../powers/power.ts';
import { saysNothing } from '../../model/silenced.ts';
import { MAX_QUESTION_LENGTH } from '../../model/truth.ts';

/**
 * Asks one player one yes-or-no question in public. The card is discarded. A player who may say nothing neither asks nor
 * is asked.
 */
export const truthtrance: CardPower<'truthtrance'> = {
  kind: 'truthtrance',
  rules: ['AH79 Player Aid Pad B.1', 'GF9-2019 Questions and Answers "Battle"', 'R-116, R-287'],
  inBattle: null,
  playedFreely: {
    fields: ({ state, faction }) => {
      const asked = state.factions
        .map((own) => own.faction)
        .filter((other) => other !== faction && !saysNothing(state, other));
      return asked.length === 0 || saysNothing(state, faction)
        ? null
        : { of: oneOf(...asked), question: freeText(MAX_QUESTION_LENGTH, 'Do you hold a lasgun?') };
    },
    effect: ({ state, faction }, answer) => {
      const of = state.factions.find((own) => own.faction === getField(answer, 'of'))?.faction;
      const question = getField(answer, 'question');
      invariant(of !== undefined && typeof question === 'string', 'somebody is asked something');
      return [{ type: 'TruthAsked', question: state.truths.length + 1, by: faction, of, words: question }];
    },
  },
};
