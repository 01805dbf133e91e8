/** Messages of the time of windows. */
import type { Messages } from '../../messages/messages.ts';
import type { QuestionTime, QuestionTimeContract } from './contract.ts';

export const questionTimeMessages: Messages<QuestionTimeContract> = {
  log: { 'question-time-chosen': (told) => `the moderator chose: ${formatQuestionTime(told)}.` },
  points: { 'question-time-chosen': 'the moderator chose how long questions stay open' },
};

const formatQuestionTime = ({ time, isFixed }: QuestionTime): string =>
  isFixed
    ? `a question to all stays open for ${time / 1000} seconds`
    : `a question to all stays open for at most ${time / 1000} seconds, and closes when all have answered`;
