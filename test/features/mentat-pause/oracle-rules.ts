/**
 * The count of strongholds in the nine-faction compendium and in Grand Dune, by a second reading of the rulebook.
 * @rules 000 IV and its chart, XVIII · 001 IV, XII.E.1 ·
 */
import type { FactionId, GameEvent, GameState, TerritoryId } from '#engine';
import { fightersIn, isControlledBy } from '../../support/oracle/control.ts';
import { fromFirstPlayer } from '../../support/oracle/own.ts';
import { isStrongholdAt, strongholdsAt } from '../../support/oracle/played.ts';

/** Rows: two players, three, and more. Columns: one member, two, and more. A dash of the chart is `null`. */
const CHART = [
  [4, null, null],
  [4, 5, null],
  [3, 4, 5],
] as const;

/** Grand Dune has the chart by an option; otherwise its numbers are those of 1979, which are three for everybody. */
const hasChart = ({ edition }: GameState['choices']): boolean => edition === 'nine-faction' || edition === 'grand-dune';

/** Three strongholds, and four with two players (001 IV, XII.E.1; R-127). */
const OF_1979 = [
  [4, 4, 4],
  [3, 3, 3],
  [3, 3, 3],
] as const;

const chartOf = ({ edition, options }: GameState['choices']): readonly (readonly (number | null)[])[] =>
  edition === 'nine-faction' || options.includes('chart-of-the-compendium') ? CHART : OF_1979;

/** Returns the faults of a count: a side with other strongholds, with another number to win, or another winner. */
export function countedWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'StrongholdsCounted' || !hasChart(before.choices)) return [];
  const sides = sidesOf(before).map((members) => sideOf(before, members));
  const found = event.standings.map(({ members, strongholds, counts, needed }) =>
    written({ members, strongholds, counts: counts ?? strongholds.length, needed }),
  );
  const winner = isTooLate(before)
    ? null
    : (sides.find(({ counts, needed }) => needed !== null && counts >= needed)?.members ?? null);
  const [won, wins] = [event.wouldWin?.how.kind === 'strongholds' ? event.wouldWin.winners : null, winner];
  return [
    ...(found.toSorted().join() === sides.map(written).toSorted().join()
      ? []
      : [`count: ${found.join()}, not ${sides.map(written).join()}`]),
    ...(listed(won) === listed(wins) ? [] : [`count: ${listed(won)} wins, not ${listed(wins)}`]),
  ];
}

/** If the table counts the strongholds before the collection, nobody wins by them at the end of the turn. */
const isTooLate = ({ choices, phase }: GameState): boolean =>
  choices.options.includes('victory-before-collection') && phase !== 'victory';

interface Side {
  readonly members: readonly FactionId[];
  readonly strongholds: readonly TerritoryId[];
  readonly counts: number;
  readonly needed: number | null;
}

const written = ({ members, strongholds, counts, needed }: Side): string =>
  `${listed(members)} ${listed(strongholds)} ${counts} of ${String(needed)}`;

const listed = (names: readonly string[] | null): string => names?.toSorted().join('+') ?? 'nobody';

/** Every alliance and every faction without allies, from the first player on. */
function sidesOf(state: GameState): readonly (readonly FactionId[])[] {
  const sides = fromFirstPlayer(state).map(
    (faction) => state.alliances.find((members) => members.includes(faction)) ?? [faction],
  );
  return sides.filter((side, at) => sides.findIndex((other) => listed(other) === listed(side)) === at);
}

function sideOf(state: GameState, members: readonly FactionId[]): Side {
  const strongholds = countingAt(state).filter((territory) => {
    const holders = holdersOf(state, territory);
    const own = holders.filter((holder) => members.includes(holder));
    return own.length > 0 && (sharesCount(state) || own.length === holders.length);
  });
  const isDoubled = hasBothSietches(state) && strongholds.some((one) => one === 'arrakeen' || one === 'carthag');
  return { members, strongholds, counts: strongholds.length + Number(isDoubled), needed: neededBy(state, members) };
}

const sharesCount = ({ choices }: GameState): boolean => choices.options.includes('contested-strongholds-count');

/** The Shield Wall counts besides the strongholds if the table chose so. */
const countingAt = ({ choices }: GameState): readonly TerritoryId[] => [
  ...strongholdsAt(choices),
  ...(choices.options.includes('shield-wall-counts') ? (['shield-wall'] as const) : []),
];

const holdersOf = (state: GameState, territory: TerritoryId): readonly FactionId[] =>
  state.factions
    .map(({ faction }) => faction)
    .filter((faction) => fightersIn(state, territory).includes(faction) || isControlledBy(state, faction, territory));

/** "Increase the number of strongholds by 2 and one city counts double", if both territories are turned. */
const hasBothSietches = ({ choices }: GameState): boolean =>
  isStrongholdAt(choices, 'false-wall-east') && isStrongholdAt(choices, 'harg-pass');

/** The number that wins. Players who are out of the game count for the row of the chart. */
function neededBy(state: GameState, { length }: readonly FactionId[]): number | null {
  const players = state.factions.length + state.fallen.length;
  const cell = chartOf(state.choices)[Math.min(players, 4) - 2]?.[Math.min(length, 3) - 1] ?? null;
  if (cell === null) return null;
  const { options } = state.choices;
  const isFour = options.includes('shield-wall-counts') || options.includes('four-strongholds-for-everybody');
  const needed = isFour ? 4 : cell + Number(options.includes('one-stronghold-more'));
  const both = hasBothSietches(state);
  return Math.min(needed + (both ? 2 : 0), countingAt(state).length + Number(both));
}
