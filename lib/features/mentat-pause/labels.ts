import type { Victory } from '../../model/victory.ts';
import type { Labels } from '../../messages/labels.ts';
import { theFaction } from '../../messages/names.ts';
import { plural, capitalize, formatList } from '../../messages/numbers.ts';
import type { PauseContract } from './contract.ts';

export const mentatPauseLabels: Labels<PauseContract> = {
  prompts: {
    'check-board': { title: 'Does the board agree?', awaited: 'to look at the board' },
    'open-prediction': {
      title: ({ victory }) => `${winnersTitle(victory)}. Did you predict it?`,
      awaited: 'to open a prediction, or leave it closed',
    },
  },
  headline: ({ phase, mentatPause, running, turn, victory }) => {
    if (phase !== 'mentat-pause' && phase !== 'victory') return null;
    const nobody = phase === 'victory' ? formatNobodyWonYet(turn) : formatNobodyWon(turn);
    if (running === null && mentatPause?.step === 'counted' && victory === null) return nobody;
    return phase === 'victory' ? 'The strongholds are counted.' : 'The turn ends.';
  },
};

/** Returns the winners as a heading: `Harkonnen wins`, `The Emperor and Fremen win together`. */
export const winnersTitle = ({ winners }: Victory): string =>
  capitalize(
    `${formatList(winners.map(theFaction))} ${plural(winners.length, { one: 'wins', other: 'win together' })}`,
  );

/** Returns the line after a count without a winner before the collection. */
const formatNobodyWonYet = (turn: number): string =>
  `Nobody has enough strongholds in turn ${turn}. The moderator goes on to the collection.`;

/** Returns the line after a count without a winner: `Nobody has won in turn 4. The moderator goes on.` */
export const formatNobodyWon = (turn: number): string => `Nobody has won in turn ${turn}. The moderator goes on.`;
