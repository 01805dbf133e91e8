/** The legal moves of the faction in turn. */
import { must } from '../../../core/assert-never.ts';
import type { ArenaMove, ArenaDirection, BorderId, DuelingCard, DuelRules, SectorId } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import { type Bout, fighterOf } from './bout.ts';
import { attackCard } from './cards.ts';
import { bordersOf, type Neighbour, neighboursOf } from './plan.ts';

/**
 * Returns every legal move of the faction in turn with this hand of dueling cards. A turn has at least one move if one
 * is possible.
 *
 * @rules AH79 The Duel V.4, V.6, V.10, V.11 ·
 */
export function legalMoves(rules: DuelRules, bout: Bout, hand: readonly DuelingCard[]): readonly ArenaMove[] {
  const moves: readonly ArenaMove[] = [
    ...freeSteps(rules, bout).map(({ sector: to }) => ({ move: 'step', to }) as const),
    ...(bout.three === null ? movesWithCards(rules, bout, hand) : attacksOfThree(rules, bout)),
  ];
  const mayStop = bout.made > 0 || bout.three !== null || moves.length === 0;
  return mayStop ? [...moves, { move: 'stop' }] : moves;
}

/** Returns the free neighbours to which the leader in turn can step. */
function freeSteps(rules: DuelRules, bout: Bout): readonly Neighbour[] {
  const free = neighboursInTurn(rules, bout).filter(
    ({ sector, border }) => isFree(bout, sector) && !isBlocked(bout, border),
  );
  // A ring of two sectors has two borders between the same sectors.
  return free.filter(({ sector }, at) => free.findIndex((one) => one.sector === sector) === at);
}

/** Whether the step from one sector to another leads towards the centre. */
export const isInward = ({ arena }: DuelRules, from: SectorId, to: SectorId): boolean =>
  neighboursOf(arena, from).some(({ sector, direction }) => sector === to && direction === 'in');

function movesWithCards(rules: DuelRules, bout: Bout, hand: readonly DuelingCard[]): readonly ArenaMove[] {
  const holds = (card: DuelingCard): boolean => hand.includes(card);
  const { blocks } = bout;
  return [
    ...adjacentEnemies(rules, bout).flatMap(({ on, direction }): ArenaMove[] =>
      holds(attackCard(direction)) ? [{ move: 'attack', card: attackCard(direction), on, direction }] : [],
    ),
    ...(holds('throwing-knife') ? inReachOfKnife(rules, bout) : []).map((on): ArenaMove => ({
      move: 'attack',
      card: 'throwing-knife',
      on,
      direction: null,
    })),
    ...(holds('place-block') ? freeBorders(rules, bout) : []).map((border): ArenaMove => ({
      move: 'place-block',
      border,
    })),
    ...(holds('pick-up-block') ? blocks : []).map((border): ArenaMove => ({ move: 'pick-up-block', border })),
    ...(holds('jump-block') ? jumps(rules, bout) : []).map((to): ArenaMove => ({ move: 'jump-block', to })),
    ...(holds('move-or-attack-three') ? ([{ move: 'move-or-attack-three' }] as const) : []),
    ...(holds('flee-with-honor') ? ([{ move: 'flee-with-honor' }] as const) : []),
  ];
}

const attacksOfThree = (rules: DuelRules, bout: Bout): readonly ArenaMove[] =>
  adjacentEnemies(rules, bout).map(({ on, direction }) => ({ move: 'attack', card: null, on, direction }));

/** Returns the leaders in neighbouring sectors, each with the direction of an attack. Blocks stop attacks. */
const adjacentEnemies = (
  rules: DuelRules,
  bout: Bout,
): readonly { readonly on: FactionId; readonly direction: ArenaDirection }[] =>
  neighboursInTurn(rules, bout)
    .filter(({ border }) => !isBlocked(bout, border))
    .flatMap(({ sector, direction }) =>
      bout.fighters.filter(({ at }) => at === sector).map(({ faction: on }) => ({ on, direction })),
    );

/** Returns the leaders that a Throwing Knife reaches. Blocks stop the knife; leaders between do not. @rules */
function inReachOfKnife(rules: DuelRules, bout: Bout): readonly FactionId[] {
  const from = sectorInTurn(bout);
  const reached = new Set<SectorId>([from]);
  for (let steps = 0; steps < rules.knifeReach; steps += 1)
    for (const sector of [...reached])
      for (const next of neighboursOf(rules.arena, sector)) if (!isBlocked(bout, next.border)) reached.add(next.sector);
  return bout.fighters.filter(({ at }) => at !== from && reached.has(at)).map(({ faction }) => faction);
}

const freeBorders = ({ arena, blocks: most }: DuelRules, { blocks }: Bout): readonly BorderId[] =>
  blocks.length >= most ? [] : bordersOf(arena).filter((border) => !blocks.includes(border));

/** Returns the free sectors beyond a block beside the leader in turn. */
const jumps = (rules: DuelRules, bout: Bout): readonly SectorId[] => [
  ...new Set(
    neighboursInTurn(rules, bout)
      .filter(({ sector, border }) => isBlocked(bout, border) && isFree(bout, sector))
      .map(({ sector }) => sector),
  ),
];

const neighboursInTurn = ({ arena }: DuelRules, bout: Bout): readonly Neighbour[] =>
  neighboursOf(arena, sectorInTurn(bout));

const sectorInTurn = (bout: Bout): SectorId => must(fighterOf(bout, bout.turn), 'the leader in turn').at;

const isFree = ({ fighters }: Bout, sector: SectorId): boolean => fighters.every(({ at }) => at !== sector);

const isBlocked = ({ blocks }: Bout, border: BorderId | null): boolean => border !== null && blocks.includes(border);
