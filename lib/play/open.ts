import { STORM_START_SECTOR } from '../board/arrakis.ts';
import { firstPlayerAfterStorm } from '../board/seats.ts';
import { type Random, shuffled } from '../core/random.ts';
import type { Ctx } from '../rules/ctx.ts';
import { newTreacheryDeck } from '../rules/dealing.ts';
import { type Decision, happened, refuse } from '../rules/decision.ts';
import { alliancesOf } from '../rules/pairs.ts';
import { specialForcesOf } from '../rules/special-forces.ts';
import { NO_TROOPS } from '../rules/troops.ts';
import { sector } from '../table/board.ts';
import { EDITIONS, LAYERS, OPTIONS } from '../table/editions.ts';
import type { EventOf } from '../table/events.ts';
import {
  type FactionId,
  type FactionPair,
  FACTIONS,
  FORCES_PER_FACTION,
  PLAYER_CIRCLES,
  type Seating,
} from '../table/factions.ts';
import { LEADER_IDS, type LeaderId, LEADERS, leadersOf } from '../table/leaders.ts';
import type { FactionState, GameState, LeaderState, TableChoices } from '../table/state.ts';
import { assemble, conflictIn } from './assemble.ts';

/** Bounds of the time every window stays open, in milliseconds. */
const WINDOW_TIME = { from: 0, to: 120_000 };

/** Opens the table: two to six factions, each on a circle of its own. Refuses `bad-seating`, `bad-choices`, `bad-pairs`. */
export function decideOpenTable(choices: TableChoices, seating: readonly Seating[], random: Random): Decision {
  if (!isSeating(seating)) return refuse({ code: 'bad-seating' });
  if (!areChoices(choices)) return refuse({ code: 'bad-choices' });
  if (!arePairs(choices.pairs, seating)) return refuse({ code: 'bad-pairs' });
  const ctx = assemble(choices);
  const seated = [...seating].sort((a, b) => a.circle - b.circle).map(({ faction, circle }) => ({ faction, circle }));
  const leaders = seated.flatMap(({ faction }) => leadersOf(faction));
  return happened({
    type: 'TableOpened',
    choices,
    seating: seated,
    firstPlayer: firstPlayerAfterStorm(seated, sector(STORM_START_SECTOR)),
    predictor: predictorAmong(ctx, seated),
    kwisatzHaderach: ownerAmong(ctx, seated),
    specialForces: seated.flatMap(({ faction }) => {
      const special = specialForcesOf(ctx, faction);
      return special > 0 ? [{ faction, special }] : [];
    }),
    treacheryDeck: choices.components.treachery === 'app' ? newTreacheryDeck(ctx, random) : [],
    traitorDeck: choices.components.traitors === 'app' ? shuffled(leaders, random) : [],
  });
}

const predictorAmong = (ctx: Ctx, seating: readonly Seating[]): FactionId | null =>
  ctx.advantages.find(({ predicts, faction }) => predicts === true && isSeated(seating, faction))?.faction ?? null;

const ownerAmong = (ctx: Ctx, seating: readonly Seating[]): FactionId | null =>
  ctx.advantages.find(({ id, faction }) => id === 'atreides/kwisatz-haderach' && isSeated(seating, faction))?.faction ??
  null;

const isSeating = (seating: readonly Seating[]): boolean =>
  seating.length >= 2 &&
  new Set(seating.map((seat) => seat.faction)).size === seating.length &&
  new Set(seating.map((seat) => seat.circle)).size === seating.length &&
  seating.every(({ faction, circle }) => FACTIONS.includes(faction) && PLAYER_CIRCLES.includes(circle));

/** Everybody plays one faction, or two people play all four in play, two each. @rules R-170 */
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

const areChoices = (choices: TableChoices): boolean =>
  EDITIONS.includes(choices.edition) &&
  LAYERS.includes(choices.layer) &&
  choices.options.every((option) => OPTIONS.includes(option)) &&
  choices.windowTime >= WINDOW_TIME.from &&
  choices.windowTime <= WINDOW_TIME.to &&
  conflictIn(choices) === null;

/** An empty board: all forces in reserve, all leaders ready, nothing told yet. */
export function openedState({
  choices,
  seating,
  firstPlayer,
  predictor,
  kwisatzHaderach,
  specialForces,
  treacheryDeck,
  traitorDeck,
}: EventOf<'TableOpened'>): GameState {
  return {
    choices,
    seating,
    turn: 1,
    phase: 'setup',
    counts: [],
    victory: null,
    alliances: alliancesOf(choices.pairs, seating),
    firstPlayer,
    storm: sector(STORM_START_SECTOR),
    shieldWallStands: true,
    lastWheels: null,
    lastStorm: null,
    stormCard: 'none',
    stormCardOf: null,
    forces: [],
    spiceOnBoard: [],
    factions: seating.map(({ faction }) =>
      newFaction(faction, specialForces.find((own) => own.faction === faction)?.special ?? 0),
    ),
    leaders: LEADER_IDS.filter((leader) => isSeated(seating, LEADERS[leader].faction)).map(newDisc),
    kwisatzHaderach: kwisatzHaderach === null ? null : { of: kwisatzHaderach, losses: 0, where: 'ready', usedIn: null },
    prediction: predictor === null ? null : { by: predictor, told: 'untold' },
    treacheryDeck,
    discards: [],
    removedCards: [],
    traitorDeck,
    stack: [{ kind: 'table', id: 'table' }],
    talking: [],
    paused: null,
    checks: [],
    specialKaramaUsed: [],
    truths: [],
    instructions: [],
    knowledge: [],
    nextBattle: 1,
    nextStorm: 1,
    nextShipment: 1,
    nextWindow: 1,
    nextInstruction: 1,
    nextCheck: 1,
    epoch: 1,
  };
}

const newFaction = (faction: FactionId, special: number): FactionState => ({
  faction,
  reserves: { count: FORCES_PER_FACTION, special },
  tanks: NO_TROOPS,
  advisorsIn: [],
  spice: 'uncounted',
  hand: [],
  openCards: [],
  nextSlot: 1,
  traitors: 'unknown',
  traitorsDealt: [],
  shippedIn: null,
  standsAside: false,
});

const newDisc = (leader: LeaderId): LeaderState => ({
  leader,
  where: 'ready',
  foughtIn: null,
  diedIn: [],
  deaths: 0,
  faceDown: false,
  resting: false,
  captor: null,
});

const isSeated = (seating: readonly Seating[], faction: FactionId): boolean =>
  seating.some((seat) => seat.faction === faction);
