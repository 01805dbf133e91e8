/** The phones and the screen after the game. */
import type { Chronicle, LongestWait } from '../../../model/chronicle.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Prediction } from '../../../model/prediction.ts';
import { isLimited } from '../../../model/turn.ts';
import type { Victory } from '../../../model/victory.ts';
import { awaitedTo } from '../../../messages/format/awaited.ts';
import { factionPossessive, leaderName, theFaction } from '../../../messages/names.ts';
import { capitalize, formatCount, formatList, formatRow, formatSpice, plural } from '../../../messages/numbers.ts';
import { shortNameOfPhase } from '../../../messages/phases.ts';
import { territoryName } from '../../../messages/territories.ts';
import type { BattleTold, SaleTold, TraitorTold, WormTold } from './told.ts';

/** The texts on every phone after the game. */
export const AFTER_GAME = {
  label: 'After the game',
  open: 'Open your record',
  opens:
    'Everybody then sees your spice turn by turn, your traitors and what you predicted. It cannot be closed again.',
  isOpen: 'Your record is open: the screen shows it.',
  read: 'Read the chronicle',
} as const;

/** The texts about another game with the same seats. */
export const NEXT_GAME = {
  open: 'Same seats, another game',
  isOpen: 'The next game is open. Phones take their seats there with one tap.',
  follow: 'Take your seat in the next game',
} as const;

/** The page of the chronicle. */
export const CHRONICLE = {
  title: 'Chronicle',
  picture: 'Save the picture',
  file: 'Save the page',
  missing: 'The chronicle opens after the game.',
  looking: 'The chronicle is on its way.',
  failed: 'This browser cannot make that file. Try another browser.',
  spice: 'Spice behind the shields',
  closed: 'No record is open.',
  strongholds: 'Strongholds, turn by turn',
  battles: 'Battles',
  noBattles: 'No battle was fought.',
  cards: 'Treachery cards sold',
  noCards: 'No card was sold.',
  traitors: 'Traitors',
  noTraitors: 'No traitor was called.',
  times: 'Times',
  worms: 'Worms',
  turn: 'Turn',
  start: 'start',
  ringed: 'ringed: the strongholds that won',
  back: 'To the table',
} as const;

/** Returns the turn in which the game ended: `Turn 5 of 10`, or `Turn 5` without a limit. */
export const formatTurnOf = (turn: number, turnLimit: number): string =>
  isLimited(turnLimit) ? `Turn ${turn} of ${turnLimit}` : `Turn ${turn}`;

/** Returns the result for one seat: `You win.`, `You win together with Fremen.`, `Bene Gesserit wins.` */
export function formatResultFor({ winners, how }: Victory, reader: FactionId): string {
  if (!winners.includes(reader))
    return capitalize(
      `${formatList(winners.map(theFaction))} ${plural(winners.length, { one: 'wins', other: 'win together' })}.`,
    );
  const others = winners.filter((winner) => winner !== reader);
  if (how.kind === 'prediction') return 'You predicted it. You win.';
  return others.length === 0 ? 'You win.' : `You win together with ${formatList(others.map(theFaction))}.`;
}

/** Returns whether a prediction came true: `Bene Gesserit predicted it.`, `Bene Gesserit’s prediction failed.` */
export const predictionTitle = (by: FactionId, cameTrue: boolean): string =>
  capitalize(cameTrue ? `${theFaction(by)} predicted it.` : `${factionPossessive(by)} prediction failed.`);

/** Returns the content of a prediction: `The Emperor was predicted to win in turn 7.` */
export const formatPredictionTold = ({ faction, turn }: Prediction): string =>
  `${capitalize(theFaction(faction))} was predicted to win in turn ${turn}.`;

/** Returns the consequence of a prediction: `So Bene Gesserit wins alone.`, `It did not come true.` */
export const formatPredictionResult = (by: FactionId, cameTrue: boolean): string =>
  cameTrue ? `So ${theFaction(by)} wins alone.` : 'It did not come true.';

/** Returns a duration (ms) in words: `3 h 41 min`, `12 min`, `less than a minute`. */
export function formatLength(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes === 0) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** Returns the two longest phases: `Battle 71 min, Bidding 24 min`. */
export const formatLongestPhases = ({ phases }: Chronicle, edition: EditionId): string =>
  formatRow(
    [...phases]
      .sort((one, other) => other.ms - one.ms)
      .slice(0, 2)
      .map(({ phase, ms }) => `${shortNameOfPhase(phase, edition)} ${formatLength(ms)}`),
  );

/** Returns the longest wait: `The longest wait: Harkonnen, to seal a plan, 4 min.` */
export const formatLongestWait = ({ faction, to, ms }: LongestWait): string =>
  `The longest wait: ${theFaction(faction)}, ${awaitedTo(to)}, ${formatLength(ms)}.`;

/** Returns one traitor call: `Turn 5: the Emperor called Feyd-Rautha against Harkonnen.` */
export const formatTraitor = ({ turn, caller, victim, leader }: TraitorTold): string =>
  `Turn ${turn}: ${theFaction(caller)} called ${leaderName(leader)} against ${theFaction(victim)}.`;

/** Returns the traitors that a faction did not call: `The Emperor still had Caid and Stilgar.` */
export const formatUncalled = (faction: FactionId, leaders: readonly string[]): string =>
  `${capitalize(theFaction(faction))} still had ${formatList(leaders)}.`;

/** Returns the place of one worm: `Turn 2: Red Chasm.` */
export const formatWorm = ({ turn, territory }: WormTold, edition: EditionId): string =>
  `Turn ${turn}: ${territoryName(territory, edition)}.`;

/** Returns the number of worms: `Two worms`, `No worm`. */
export const wormsTitle = (worms: readonly WormTold[]): string =>
  worms.length === 0 ? 'No worm' : formatCount(worms.length, 'worm');

/** Returns the won battles of a faction: `3 of 4 battles won`, `No battle fought`. */
export const formatBattlesWon = (battles: readonly BattleTold[], reader: FactionId): string => {
  const own = battles.filter(({ sides }) => sides.some(({ faction }) => faction === reader));
  if (own.length === 0) return 'No battle fought';
  const won = own.filter(({ outcome }) => outcome?.winner === reader);
  return `${won.length} of ${formatCount(own.length, 'battle')} won`;
};

/** Returns the bought cards of a faction: `3 treachery cards bought for 11 spice`, `No treachery card bought`. */
export const formatBought = (sales: readonly SaleTold[], reader: FactionId): string => {
  const own = sales.filter(({ buyer }) => buyer === reader);
  if (own.length === 0) return 'No treachery card bought';
  const paid = own.reduce((sum, { price, withKarama }) => sum + (withKarama ? 0 : price), 0);
  return `${formatCount(own.length, 'treachery card')} bought for ${formatSpice(paid)}`;
};
