/** Texts about a duel on the shared screen. */
import { factionName, leaderName, theFaction } from '../../../../messages/names.ts';
import { capitalize, formatList, formatSpice } from '../../../../messages/numbers.ts';
import type { KanlyLogFact, KanlyView, ShownSecond } from '../contract.ts';
import { duelingCardName, formatMove } from './cards.ts';

type Told<Code extends KanlyLogFact['code']> = Extract<KanlyLogFact, { readonly code: Code }>;

/** Returns the headline of an attack that has just been resolved. */
export function formatStruck({ hits, answer }: Told<'attack-resolved'>): string {
  const dead = hits.filter(({ dies }) => dies).map(({ on }) => on);
  if (dead.length > 1) return 'Both leaders die.';
  if (dead[0] !== undefined) return `The leader of ${theFaction(dead[0])} dies.`;
  return answer === null ? 'The attack strikes.' : 'Both leaders are hurt.';
}

/** Returns what each hit took and who got it. */
export const formatHits = ({ hits, answer }: Told<'attack-resolved'>): string =>
  [
    ...(answer === null ? [] : [`Answered with ${duelingCardName(answer)}.`]),
    ...hits.map(
      ({ by, fromBacking, fromDisc }) =>
        `${capitalize(theFaction(by))} gets ${formatSpice(fromBacking + fromDisc)}${fromBacking > 0 && fromDisc > 0 ? `, ${fromBacking} of it from the backing` : ''}.`,
    ),
  ].join(' ');

/** Returns the last move, for the line below the arena. */
export const formatLastMove = ({ faction, move }: Told<'arena-moved'>): string =>
  `${capitalize(theFaction(faction))} ${formatMove(move)}.`;

/** Returns the headline of the end of a duel. */
export function formatEndTitle({ how, winner }: Told<'kanly-ended'>): string {
  if (how === 'death' && winner !== null) return `${capitalize(theFaction(winner))} wins the duel.`;
  return { death: '', 'both-died': 'Both leaders die.', fled: 'A leader flees.', parted: 'The duellists part.' }[how];
}

const FATES: Readonly<Record<ShownSecond['fate'], string>> = {
  paid: 'comes back and is paid',
  killed: 'dies',
  returns: 'comes back',
};

/** Returns the fate of a second at the end of a duel. */
export const formatFate = ({ fate }: Pick<ShownSecond, 'fate'>): string => FATES[fate];

/** Returns what a second brought. */
export const formatBrought = ({ spice, forces, leaders }: Told<'second-paid'>): string =>
  formatList([
    ...(spice === 0 ? [] : [formatSpice(spice)]),
    ...(forces === 0 ? [] : [`${forces} from the tanks`]),
    ...leaders.map(leaderName),
  ]);

/** Returns which duellists or seconds are ready, before an answer is shown. */
export function formatAsks({ by, on, step }: Pick<KanlyView, 'by' | 'on' | 'step'>): string | null {
  switch (step) {
    case 'champions':
      return 'Both players choose a leader in secret.';
    case 'places':
      return `${factionName(by)} places first, then ${factionName(on)}.`;
    case 'backing':
      return 'Both players lay spice in front of their shields, or none.';
    case 'seconds':
      return 'Every other player sends a leader to one side, face down.';
    default:
      return null;
  }
}

export const SCREEN = { seconds: 'Seconds', paid: 'Paid', nobody: 'Nobody sent a second.' } as const;
