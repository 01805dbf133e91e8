/** The own tells of a seat, on its phone after the game. */
import type { AnswerTimes, OwnTells } from '../../../model/tells.ts';
import { formatCount } from '../../../messages/numbers.ts';

/** The texts around the figures. */
export const TELLS = {
  open: 'Your own tells',
  secret: 'your own tells',
  lead: 'When all were asked for a Karama or a traitor, this is how long you took. Only you see it.',
  none: 'You have not answered whether you play a Karama or call a traitor, so there are no times.',
  loading: 'Your times are on their way.',
} as const;

/** The smallest difference (ms) that another player could notice. */
const NOTICED_MS = 1000;

/** Returns the times in sentences: `With something to play: 3 answers, usually after 4.2 seconds.` */
export const formatTells = ({ couldPlay, couldOnlyPass }: OwnTells): readonly string[] => [
  `With something to play: ${formatTimes(couldPlay)}`,
  `With nothing to play: ${formatTimes(couldOnlyPass)}`,
  ...formatDifference(couldPlay.median, couldOnlyPass.median),
];

const formatTimes = ({ answers, median }: AnswerTimes): string =>
  median === null ? 'no answer.' : `${formatCount(answers, 'answer')}, usually after ${formatSeconds(median)}.`;

function formatDifference(couldPlay: number | null, couldOnlyPass: number | null): readonly string[] {
  if (couldPlay === null || couldOnlyPass === null) return [];
  const more = couldPlay - couldOnlyPass;
  if (Math.abs(more) < NOTICED_MS) return ['The difference is too small for anybody to notice.'];
  return [
    more > 0
      ? `You took ${formatSeconds(more)} longer with something to play. An attentive player can notice that.`
      : `You were ${formatSeconds(-more)} faster with something to play. An attentive player can notice that.`,
  ];
}

/** Returns a time (ms) in seconds, to a tenth: `4.2 seconds`. */
const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} seconds`;
