/** The two cards that may be played into a storm: who can, and what they do. */
import { must } from '../../core/assert-never.ts';
import { anyOf, type Grammar, range } from '../../core/grammar.ts';
import { cardDiscarded, cardRemoved, forcesLost } from '../../pieces/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { resolveUse, karamasPlayedAgainst, karamaPlaysAgainst } from '../../powers/karama.ts';
import { cardPlays, cardKindsWith, PASS, type CardPlayed, cardsPlayedIn } from '../../pieces/playing.ts';
import { areAdvisors, currentStorm } from '../../model/selectors.ts';
import type { WindowActivity } from '../../model/activities.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { PowerUse } from '../../model/cancel-state.ts';
import type { StormId } from '../../model/storm.ts';
import { type CardKind, kindOf } from '../../model/treachery-cards.ts';
import { canPlayCards, nearShieldWall } from './cards.ts';
import type { StormContract, StormWindow } from './contract.ts';
import { atWork } from './stopped.ts';

/** Everybody is asked for Weather Control before the storm is dialled, and for Family Atomics before it moves. */
export const windows: Feature<StormContract>['windows'] = {
  'weather-control': {
    opensAt: {
      when: 'In a storm, before it is dialled or its card is turned over',
      before: 'Both dials are disclosed, or the card; the one who plays it says the number instead.',
      on: ['storm/weather'],
    },
    answers: (ctx, state, ask, faction) =>
      passOr([...weatherPlays(ctx, state, faction), ...cancellingPlays(ctx, state, ask, faction)]),
    onClose: (ctx, state, ask, window) => [
      ...weatherResolved(ctx, state, window, ask.storm),
      ...(playOf(state, window, steers(ctx)) === null ? cancelledIn(ctx, state, ask, window) : []),
    ],
  },
  'family-atomics': {
    opensAt: {
      when: 'In a storm, when its distance is known, the Shield Wall stands and somebody stands at it',
      before: 'The storm moves: whom it kills behind the wall depends on the wall.',
      on: ['storm/atomics'],
    },
    answers: (ctx, state, ask, faction) =>
      passOr([...atomicsPlays(ctx, state, faction), ...cancellingPlays(ctx, state, ask, faction)]),
    // Whom the storm takes once the wall has fallen is another question, and is asked then.
    onClose: (ctx, state, ask, window) => [
      ...atomicsResolved(ctx, state, window, ask.storm),
      ...(playOf(state, window, breaks(ctx)) === null ? cancelledIn(ctx, state, ask, window) : []),
    ],
  },
};

/** What one seat may answer to "does anyone play Weather Control?". @rules AH79 Player Aid Pad B.2 · R-182 */
function weatherPlays(ctx: Ctx, state: GameState, faction: FactionId): readonly Grammar[] {
  if (!canPlayCards(ctx, state)) return [];
  const { from, to } = ctx.rules.weatherControl;
  return cardPlays(ctx, state, faction, steers(ctx), { sectors: range(from, to) });
}

/** Weather Control is announced with its number, and nobody dials. @rules AH79 Player Aid Pad B.2 · */
function weatherResolved(ctx: Ctx, state: GameState, window: WindowActivity, storm: StormId): readonly GameEvent[] {
  const played = playOf(state, window, steers(ctx));
  if (played === null) return [{ type: 'WeatherResolved', storm, control: null }];
  const { faction, number } = played;
  return [
    { type: 'WeatherResolved', storm, control: { by: faction, sectors: must(number, 'sectors') } },
    cardDiscarded(faction, played),
  ];
}

/**
 * What one seat may answer to "does anyone play Family Atomics?": only who has a force on the Shield Wall or in a
 * territory beside it can; advisors cannot.
 * @rules AH79 Player Aid Pad B.5, Questions and Answers A.2 · GF9-2019 Bene Gesserit sheet "Advisors" ·
 */
function atomicsPlays(ctx: Ctx, state: GameState, faction: FactionId): readonly Grammar[] {
  const isNear = nearShieldWall(ctx, state).some(
    (stack) => stack.faction === faction && !areAdvisors(state, faction, stack.territory),
  );
  if (!isNear || !state.shieldWallStands || !canPlayCards(ctx, state)) return [];
  return cardPlays(ctx, state, faction, breaks(ctx));
}

/** The Shield Wall and everybody on it are gone; the card leaves the game. @rules AH79 Player Aid Pad B.5 */
function atomicsResolved(ctx: Ctx, state: GameState, window: WindowActivity, storm: StormId): readonly GameEvent[] {
  const played = playOf(state, window, breaks(ctx));
  if (played === null) return [{ type: 'AtomicsResolved', storm, by: null }];
  const { faction } = played;
  return [
    { type: 'AtomicsResolved', storm, by: faction },
    ...state.forces.filter(({ territory }) => territory === ctx.board.shieldWall).map(forcesLost),
    cardRemoved(faction, played),
  ];
}

/** What one seat may lay down in the same window against a power that is at work. */
const cancellingPlays = (ctx: Ctx, state: GameState, ask: StormWindow, faction: FactionId): readonly Grammar[] =>
  ask.uses.flatMap((use, place) =>
    isAtWork(ctx, state, use) ? karamaPlaysAgainst(ctx, state, faction, use, place) : [],
  );

/** The table has been asked about those powers: each stands, or is stopped. */
function cancelledIn(ctx: Ctx, state: GameState, ask: StormWindow, window: WindowActivity): readonly GameEvent[] {
  const plays = karamasPlayedAgainst(state, window, ask.uses);
  return ask.uses.flatMap((use, place) =>
    isAtWork(ctx, state, use)
      ? resolveUse(
          ctx,
          ask.storm,
          use,
          plays.filter(({ number }) => number === place),
        )
      : [],
  );
}

const isAtWork = (ctx: Ctx, state: GameState, { advantage }: PowerUse): boolean =>
  atWork(ctx, state, must(currentStorm(state), 'a running storm')).some((use) => use.advantage === advantage);

/** The card for which the table was asked, by whoever played it first; `null` where nobody did. */
const playOf = (state: GameState, window: WindowActivity, kinds: readonly CardKind[]): CardPlayed | null =>
  cardsPlayedIn(state, window).find(({ card }) => kinds.includes(kindOf(card))) ?? null;

const steers = (ctx: Ctx) => cardKindsWith(ctx, (card) => card.steersStorm === true);
const breaks = (ctx: Ctx) => cardKindsWith(ctx, (card) => card.breaksShieldWall === true);

const passOr = (plays: readonly Grammar[]): Grammar => (plays.length === 0 ? PASS : anyOf(PASS, ...plays));
