import { maySit, onCircles } from '../board/seats.ts';
import { contains } from '../core/grammar.ts';
import { type Random, shuffled } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import { newTreacheryDeck } from '../pieces/dealing.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import { EDITIONS, LAYERS, OPTIONS } from '../model/editions.ts';
import { type FactionPair, MAX_SEATS, type Seating } from '../model/factions.ts';
import { typedLeaderField } from '../model/fields.ts';
import { isMainCharacter, LEADER_IDS, ownerOf } from '../model/leaders.ts';
import { MODULES } from '../model/modules.ts';
import type { TableChoices } from '../model/choices.ts';
import { assemble, conflictIn, contradictionIn } from './assemble.ts';
import { openingPayloads } from './all-features.ts';

/** Limits for the time of windows (ms). */
const WINDOW_TIME = { from: 0, to: 120_000 };

/**
 * Opens the table. Each faction has a place of its own, and at least two factions have player circles. Refuses
 * `bad-seating`, `bad-choices`, `options-apart`, `bad-pairs`.
 */
export function decideOpenTable(choices: TableChoices, seating: readonly Seating[], random: Random): Decision {
  if (!isSeating(seating)) return refused({ code: 'bad-seating' });
  if (!areKnown(choices)) return refused({ code: 'bad-choices' });
  const apart = contradictionIn(choices.options);
  if (apart !== null) return refused({ code: 'options-apart', one: apart[0], other: apart[1] });
  if (conflictIn(choices) !== null) return refused({ code: 'bad-choices' });
  if (!arePairs(choices.pairs, seating)) return refused({ code: 'bad-pairs' });
  const ctx = assemble(choices);
  if (!areLeaders(ctx, choices, seating)) return refused({ code: 'bad-choices' });
  const { board, seats } = ctx;
  const dial = onCircles(seats, seating);
  if (dial.length < 2 || !seating.every((seat) => maySit(ctx, seat))) return refused({ code: 'bad-seating' });
  const seated = [...seating].sort((a, b) => a.circle - b.circle).map(({ faction, circle }) => ({ faction, circle }));
  const leaders = seated.flatMap(({ faction }) => ctx.leaders(faction));
  return accepted({
    type: 'TableOpened',
    choices,
    seating: seated,
    firstPlayer: seats.firstPlayerAfterStorm(seated, board.stormStart),
    ...openingPayloads(ctx, seated, choices, random),
    storm: board.stormStart,
    forces: seated.map(({ faction }) => ({ faction, ...ctx.forces(faction) })),
    leaders: [...LEADER_IDS.filter((leader) => leaders.includes(leader)), ...(choices.leaders ?? [])],
    treacheryDeck: choices.components.treachery === 'app' ? newTreacheryDeck(ctx, random) : [],
    traitorDeck:
      choices.components.traitors === 'app'
        ? shuffled(
            leaders.filter((leader) => !isMainCharacter(leader)),
            random,
          )
        : [],
  });
}

const isSeating = (seating: readonly Seating[]): boolean =>
  seating.length <= MAX_SEATS &&
  new Set(seating.map((seat) => seat.faction)).size === seating.length &&
  new Set(seating.map((seat) => seat.circle)).size === seating.length;

/**
 * Whether the pairs are possible: each player has one faction, or two players have all four factions, two each.
 * @rules R-170
 */
function arePairs(pairs: readonly FactionPair[], seating: readonly Seating[]): boolean {
  const paired = pairs.flat();
  return (
    pairs.length === 0 ||
    (pairs.length === 2 &&
      paired.length === 4 &&
      seating.length === 4 &&
      seating.every(({ faction }) => paired.includes(faction)))
  );
}

/**
 * Whether each typed leader belongs to a faction in play that has no leaders in the box, and no leader is typed twice.
 */
const areLeaders = ({ leadersByTable }: Ctx, { leaders = [] }: TableChoices, seating: readonly Seating[]): boolean =>
  new Set(leaders).size === leaders.length &&
  leaders.every(
    (leader) =>
      contains(typedLeaderField, leader) &&
      leadersByTable.includes(ownerOf(leader)) &&
      seating.some(({ faction }) => faction === ownerOf(leader)),
  );

/** Whether every choice is one that Mentat knows. */
const areKnown = (choices: TableChoices): boolean =>
  EDITIONS.includes(choices.edition) &&
  LAYERS.includes(choices.layer) &&
  choices.options.every((option) => OPTIONS.includes(option)) &&
  (choices.modules ?? []).every((module, index, all) => MODULES.includes(module) && all.indexOf(module) === index) &&
  choices.windowTime >= WINDOW_TIME.from &&
  choices.windowTime <= WINDOW_TIME.to;
