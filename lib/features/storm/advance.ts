/** The course of the storm phase: Weather Control, the dials or their replacement, Family Atomics, then the move. */
import { onCircles } from '../../board/seats.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import type { Random } from '../../core/random.ts';
import { forcesLost, spiceToBank } from '../../pieces/events.ts';
import type { Environment } from '../../kernel/feature.ts';
import { openWindow } from '../../kernel/windows/events.ts';
import { advisorsLeftAlone } from '../../pieces/advisors.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { offerToCancel } from '../../pieces/karama.ts';
import { cardKindsWith, nobodyCanHold } from '../../pieces/playing.ts';
import { usesToOffer } from '../../powers/cancelling.ts';
import { allCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import { sectorsEntered } from './api.ts';
import { canPlayCards, nearShieldWall } from './cards.ts';
import type { StormActivity } from './contract.ts';
import { dialling } from './dialling.ts';
import { forcesTaken, pendingLossChoices } from './losses.ts';
import { askedAlong, STOPPED_BEFORE } from './stopped.ts';
import { afterStorm, beforeStorm, distanceFound } from './run-steps.ts';

/**
 * Returns the events of the storm up to the next decision of a player.
 * @rules AH79 VI, Player Aid Pad B.2, B.5 · GF9-2019 Phase 1 ·
 */
export function advance(
  ctx: Ctx,
  state: GameState,
  storm: StormActivity,
  { at, random }: Environment,
): readonly GameEvent[] {
  const begun = storm.step === 'weather' ? beforeStorm(ctx, state) : [];
  if (begun.length > 0) return begun;
  const uses = usesToOffer(ctx, state, storm, STOPPED_BEFORE[storm.step]);
  if (uses.length > 0) return offerToCancel(ctx, state, storm.id, uses, at);
  switch (storm.step) {
    case 'weather':
      return !isWeatherAsked(ctx, state)
        ? [{ type: 'WeatherResolved', storm: storm.id, control: null }]
        : [openWindow(state, { kind: 'weather-control', storm: storm.id, uses: askedAlong(ctx, state, storm) }, at)];
    case 'weather-answer': {
      const first = must(storm.control, 'a Weather Control');
      return [openWindow(state, { kind: 'weather-control', storm: storm.id, uses: [], first }, at)];
    }
    case 'dials':
      return revealWhenDialled(storm);
    case 'steered':
      return findDistance(ctx, state, storm, random);
    case 'atomics': {
      if (nobodyCanBreakWall(ctx, state)) return [{ type: 'AtomicsResolved', storm: storm.id, by: null }];
      const sectors = must(storm.sectors, 'the storm’s distance');
      const along = askedAlong(ctx, state, storm);
      return [openWindow(state, { kind: 'family-atomics', storm: storm.id, sectors, uses: along }, at)];
    }
    case 'moving':
      return pendingLossChoices(ctx, state, storm).length > 0
        ? []
        : [...stormMoved(ctx, state, storm), ...afterStorm(ctx, state, storm, random)];
    case 'moved': {
      if (!ctx.rules.atomicsAfterStorm || nobodyCanBreakWall(ctx, state))
        return [{ type: 'StormEnded', storm: storm.id }];
      const sectors = must(storm.sectors, 'the storm’s distance');
      return [openWindow(state, { kind: 'family-atomics', storm: storm.id, sectors, uses: [], hasMoved: true }, at)];
    }
    case 'over':
      return [{ type: 'StormEnded', storm: storm.id }];
    default:
      return assertNever(storm.step);
  }
}

/** Whether this turn's storm begins with the window for Weather Control. */
export const isWeatherAsked = (ctx: Ctx, state: GameState): boolean =>
  canPlayCards(ctx, state) &&
  !nobodyCanHold(
    ctx,
    state,
    cardKindsWith(ctx, (card) => card.steersStorm === true),
  );

function revealWhenDialled({ id, dialers, committed }: StormActivity): readonly GameEvent[] {
  const dialled = allCommitted(committed, dialers);
  if (dialled === null) return [];
  const [one, two] = dialled;
  const dials = [
    { faction: dialers[0], dial: one },
    { faction: dialers[1], dial: two },
  ] as const;
  return [{ type: 'StormDialsRevealed', storm: id, dials, sectors: one + two }];
}

function findDistance(ctx: Ctx, state: GameState, storm: StormActivity, random: Random): readonly GameEvent[] {
  const anew = dialling(ctx, state);
  if (anew.steeredBy === 'die') return [thrown(ctx, storm, random)];
  // A Karama has cancelled the power that moves the storm, so the wheels decide this time.
  return anew.steeredBy === 'wheels'
    ? [{ type: 'StormDialsReset', storm: storm.id, because: 'cancelled', ...anew }]
    : distanceFound(ctx, state, storm, random);
}

/** Throws the die for the storm, for all to see. @rules Dune Squad III.A.2 · R-269 */
const thrown = ({ rules: { stormCards } }: Ctx, { id: storm }: StormActivity, random: Random): GameEvent => ({
  type: 'StormThrown',
  storm,
  sectors: stormCards.from + random(stormCards.to - stormCards.from + 1),
});

/**
 * Whether it is public that no faction can destroy the Shield Wall: it is already destroyed, the turn is too early, no
 * forces are near it, or the card lies open.
 */
const nobodyCanBreakWall = (ctx: Ctx, state: GameState): boolean =>
  !state.shieldWallStands ||
  !canPlayCards(ctx, state) ||
  nearShieldWall(ctx, state).length === 0 ||
  nobodyCanHold(
    ctx,
    state,
    cardKindsWith(ctx, (card) => card.breaksShieldWall === true),
  );

/**
 * Returns the events of the move. The storm enters sector after sector. In each sector, some or all forces on sand die,
 * and all spice is lost. Then the faction of the next circle becomes first player.
 * @rules AH79 VI.C, IX.A · GF9-2019 Storm "Damage", "First Player"
 */
function stormMoved(ctx: Ctx, state: GameState, storm: StormActivity): readonly GameEvent[] {
  const { board, seats } = ctx;
  const sectors = must(storm.sectors, 'the storm’s distance');
  const from = state.storm;
  const to = board.sectorAfter(from, sectors);
  const swept = board.sweptSectors(from, sectorsEntered(storm));
  const taken = forcesTaken(ctx, state, storm);
  const spiceLost = state.spiceOnBoard.filter(({ sector }) => sector !== null && swept.includes(sector));
  // If none of the factions left has a circle, the first player stays.
  const firstPlayer =
    onCircles(seats, state.seating).length === 0 ? state.firstPlayer : seats.firstPlayerAfterStorm(state.seating, to);
  return [
    { type: 'StormMoved', storm: storm.id, from, to, sectors, forcesLost: taken, spiceLost, firstPlayer },
    ...taken.map(forcesLost),
    ...spiceLost.map(({ territory, sector, amount }) => spiceToBank({ territory, sector }, amount)),
    ...advisorsLeftAlone(ctx, state, taken),
  ];
}
