import { assertNever } from '../../../core/assert-never.ts';
import type { BattleOutcome, OutcomeReason, SideTotal } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import { theAdvantage } from '../../../messages/advantages.ts';
import { cardName } from '../../../messages/cards.ts';
import { factionName, leaderName, theFaction, factionPossessive } from '../../../messages/names.ts';
import {
  capitalize,
  formatList,
  formatNumber,
  formatRow,
  formatForces,
  formatSpice,
} from '../../../messages/numbers.ts';
import { type SumPart, sumRows } from './sum-rows.ts';

/** One number of the sum, and its label: `{ label: 'Lady Jessica', figure: '5' }`. */
export interface SumLine {
  readonly part: SumPart;
  readonly faction: FactionId;
  readonly label: string;
  readonly figure: string;
}

/**
 * A battle's sum. `lines` has both numbers of each row, aggressor first. It is empty if a traitor or an explosion
 * decided. `closing` names the winner, and `after` the consequences.
 */
export interface BattleSum {
  readonly lines: readonly SumLine[];
  readonly closing: string;
  readonly after: readonly string[];
}

type Because<Kind extends OutcomeReason['kind']> = Extract<OutcomeReason, { readonly kind: Kind }>;

/** Returns the outcome of a battle in public lines and sentences. */
export const battleSum = (outcome: BattleOutcome): BattleSum => ({
  lines: outcome.why.kind === 'sum' ? sumLines(outcome.why) : [],
  closing: closing(outcome),
  after: [...lostSentences(outcome), ...fallenAfter(outcome), ...weakenedSentences(outcome), ...bounty(outcome)],
});

function closing({ why, winner }: BattleOutcome): string {
  switch (why.kind) {
    case 'sum':
      return sumClosing(why, winner);
    case 'traitors':
      return traitorClosing(why, winner);
    case 'explosion':
      return explosionClosing(why);
    case 'power':
      return `${capitalize(theAdvantage(why.power))} decides: ${formatWins(winner)}.`;
    default:
      return assertNever(why);
  }
}

const formatWins = (winner: FactionId | null): string => `${winner === null ? 'nobody' : theFaction(winner)} wins`;

const sumLines = ({ sides }: Because<'sum'>): readonly SumLine[] =>
  sumRows(sides).flatMap((part) => sides.map((side) => ({ part, faction: side.faction, ...LINES[part](side) })));

const LINES: Readonly<Record<SumPart, (side: SideTotal) => Pick<SumLine, 'label' | 'figure'>>> = {
  dial: (side) => ({ label: dialLabel(side), figure: formatNumber(side.dial) }),
  leader: (side) => ({ label: leaderLabel(side), figure: formatNumber(side.leaderStrength) }),
  'kwisatz-haderach': ({ kwisatzHaderach: added }) => ({
    label: added > 0 ? 'Kwisatz Haderach' : '',
    figure: formatNumber(added),
  }),
  total: ({ total }) => ({ label: 'Total', figure: formatNumber(total) }),
};

/**
 * Returns the label of a dial: `Dial: 3 forces in full, 3 at half`; if the forces are not chosen yet, `Dial, with 1
 * spice`.
 */
function dialLabel({ spice, support }: SideTotal): string {
  if (support === null) return spice === 0 ? 'Dial' : `Dial, with ${formatSpice(spice)}`;
  const { full, half } = support;
  if (full + half === 0) return 'Dial';
  if (half === 0) return `Dial: ${formatForces(full)} in full`;
  return full === 0 ? `Dial: ${formatForces(half)} at half` : `Dial: ${formatForces(full)} in full, ${half} at half`;
}

function leaderLabel({ leader, leaderKilledBy }: SideTotal): string {
  if (leader === null) return 'No leader';
  const name = leader.kind === 'leader' ? leaderName(leader.leader) : cardName(leader.card);
  return leaderKilledBy === null ? name : `${name}, killed by ${cardName(leaderKilledBy)}`;
}

function sumClosing({ sides, tie, destroyed }: Because<'sum'>, winner: FactionId | null): string {
  if (destroyed !== undefined)
    return `The ${cardName(destroyed.by)} destroys all forces of ${theFaction(destroyed.faction)}: ${formatWins(winner)}.`;
  if (tie) return `Both have ${formatNumber(sides[0].total)}: ${formatWins(winner)} as the aggressor.`;
  const score = formatRow(sides.map((side) => `${factionName(side.faction)} ${formatNumber(side.total)}`));
  return `${score}: ${formatWins(winner)}.`;
}

function traitorClosing({ calls }: Because<'traitors'>, winner: FactionId | null): string {
  const [only, ...more] = calls;
  if (only === undefined || more.length > 0 || winner === null)
    return `${formatList(calls.map(({ leader }) => leaderName(leader)))} are both traitors: nobody wins.`;
  const winning = only.caller === winner ? theFaction(winner) : `its ally ${theFaction(winner)}`;
  return `${leaderName(only.leader)} is a traitor in ${factionPossessive(only.caller)} pay: ${winning} wins.`;
}

function explosionClosing({ lasgun, shield }: Because<'explosion'>): string {
  const whoseShield = shield === lasgun ? 'its own' : factionPossessive(shield);
  return `${capitalize(factionPossessive(lasgun))} lasgun meets ${whoseShield} shield: nobody wins.`;
}

/** Returns the text about losses that differ from the usual losses of a sum. */
function lostSentences({ lost, territoryLost }: BattleOutcome): readonly string[] {
  if (territoryLost !== null)
    return [
      'Every force in the territory is lost, both leaders and all cards played.',
      ...(territoryLost.spice === 0 ? [] : [`${formatSpice(territoryLost.spice)} in the territory is lost too.`]),
    ];
  const losers = lost.filter(({ loses }) => loses === 'everything').map(({ faction }) => theFaction(faction));
  const unhurt = lost.filter(({ loses }) => loses === 'nothing').map(({ faction }) => theFaction(faction));
  if (losers.length > 1) return ['Both sides lose their forces here, their leaders and the cards they played.'];
  if (unhurt.length === 0) return [];
  const loser = losers.map((name) => `${name} loses all forces here, the leader and the cards played`);
  return [`${capitalize([`${formatList(unhurt)} loses nothing`, ...loser].join('; '))}.`];
}

/** Returns the leaders who died after the sum. */
function fallenAfter({ why, dead }: BattleOutcome): readonly string[] {
  const summed = why.kind === 'sum' ? why.sides.filter(({ leaderKilledBy }) => leaderKilledBy !== null) : [];
  const isSummed = (leader: LeaderId) =>
    summed.some((side) => side.leader?.kind === 'leader' && side.leader.leader === leader);
  return dead.flatMap(({ leader, by }) =>
    by === null || isSummed(leader) ? [] : [`${leaderName(leader)} falls to the ${cardName(by)}.`],
  );
}

/** Returns the text about leaders who live with less strength. */
const weakenedSentences = ({ weakened = [] }: BattleOutcome): readonly string[] =>
  weakened.map(
    ({ leader, by, strength }) => `The ${cardName(by)} weakens ${leaderName(leader)}: strength ${strength} now.`,
  );

const bounty = ({ winner, paid }: BattleOutcome): readonly string[] =>
  winner === null || paid === 0
    ? []
    : [`${capitalize(theFaction(winner))} takes ${formatSpice(paid)} from the bank for the dead.`];
