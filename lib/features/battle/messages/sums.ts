import { assertNever } from '../../../core/assert-never.ts';
import type { BattleOutcome, SideTotal } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import { cardName } from '../../../messages/cards.ts';
import { factionName, leaderName, theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatNumber, formatRow, formatForces, formatSpice } from '../../../messages/numbers.ts';
import { type SumPart, sumRows } from './sum-rows.ts';

/** One figure of the sum, and what it counts: `{ label: 'Lady Jessica', figure: '5' }`. */
export interface SumLine {
  readonly part: SumPart;
  readonly faction: FactionId;
  readonly label: string;
  readonly figure: string;
}

/**
 * A battle's arithmetic. `lines` go row by row, aggressor before defender, and are empty where nothing was added up.
 * `closing` says who wins; `after` what follows from it.
 */
export interface BattleSum {
  readonly lines: readonly SumLine[];
  readonly closing: string;
  readonly after: readonly string[];
}

type Fought = Extract<BattleOutcome, { readonly kind: 'fought' }>;
type Traitor = Extract<BattleOutcome, { readonly kind: 'traitor' }>;
type Explosion = Extract<BattleOutcome, { readonly kind: 'explosion' }>;

/** How a battle came out, in lines and sentences that everybody may read. */
export function battleSum(outcome: BattleOutcome): BattleSum {
  switch (outcome.kind) {
    case 'fought':
      return { lines: sumLines(outcome), closing: foughtClosing(outcome), after: bounty(outcome) };
    case 'traitor':
      return { lines: [], closing: traitorClosing(outcome), after: [untouched(outcome), ...bounty(outcome)] };
    case 'two-traitors':
      return {
        lines: [],
        closing: `${leaderName(outcome.traitors[0])} and ${leaderName(outcome.traitors[1])} are both traitors: nobody wins.`,
        after: ['Both sides lose their forces here, their leaders and the cards they played.'],
      };
    case 'explosion':
      return { lines: [], closing: explosionClosing(outcome), after: explosionAfter(outcome) };
    default:
      return assertNever(outcome);
  }
}

const sumLines = ({ sides }: Fought): readonly SumLine[] =>
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

/** `Dial: 3 forces in full, 3 at half`; where it is still open which forces these are, `Dial, with 1 spice`. */
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

function foughtClosing({ sides, winner, tie }: Fought): string {
  if (tie) return `Both have ${formatNumber(sides[0].total)}: ${theFaction(winner)} wins as the aggressor.`;
  const score = formatRow(sides.map((side) => `${factionName(side.faction)} ${formatNumber(side.total)}`));
  return `${score}: ${theFaction(winner)} wins.`;
}

const bounty = ({ winner, bounty: amount }: Fought | Traitor): readonly string[] =>
  amount === 0 ? [] : [`${capitalize(theFaction(winner))} takes ${formatSpice(amount)} from the bank for the dead.`];

function traitorClosing({ winner, caller, traitor }: Traitor): string {
  const winning = caller === winner ? theFaction(winner) : `its ally ${theFaction(winner)}`;
  return `${leaderName(traitor)} is a traitor in ${factionPossessive(caller)} pay: ${winning} wins.`;
}

const untouched = ({ winner, loser }: Traitor): string =>
  `${capitalize(theFaction(winner))} loses nothing; ${theFaction(loser)} loses all forces here, the leader and the cards played.`;

function explosionClosing({ lasgun, shield }: Explosion): string {
  const whoseShield = shield === lasgun ? 'its own' : factionPossessive(shield);
  return `${capitalize(factionPossessive(lasgun))} lasgun meets ${whoseShield} shield: nobody wins.`;
}

const explosionAfter = ({ spiceLost }: Explosion): readonly string[] => [
  'Every force in the territory is lost, both leaders and all cards played.',
  ...(spiceLost === 0 ? [] : [`${formatSpice(spiceLost)} lying there is lost too.`]),
];
