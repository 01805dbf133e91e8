/** The two cards of the storm: the factions that can play them, and the effects. */
import { must } from '../../core/assert-never.ts';
import { anyOf, type Grammar, range } from '../../core/grammar.ts';
import { cardDiscarded, cardRemoved, forcesLost } from '../../pieces/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { resolveUse, karamasPlayedAgainst, karamaPlaysAgainst } from '../../pieces/karama.ts';
import { cardPlays, cardKindsWith, PASS, type CardPlayed, cardsPlayedIn } from '../../pieces/playing.ts';
import { areAdvisors, currentStorm } from '../../model/selectors.ts';
import type { WindowActivity } from '../../model/activities.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { PowerUse } from '../../model/cancel-state.ts';
import type { StormId } from '../../model/storm.ts';
import { type CardKind, kindOf, titlesOf } from '../../model/treachery-cards.ts';
import { canPlayCards, nearShieldWall } from './cards.ts';
import type { StormContract, StormWindow } from './contract.ts';
import { atWork } from './stopped.ts';

/** The windows: for Weather Control before the dials, and for Family Atomics before the move. */
export const windows: Feature<StormContract>['windows'] = {
  'weather-control': {
    opensAt: {
      when: 'In a storm, before it is dialled or its card is revealed; again after a Weather Control, if the deck has a second one',
      before: 'Both dials, or the card, are disclosed; the player of Weather Control says the number instead.',
      on: ['storm/weather', 'storm/weather-answer'],
    },
    answers: (ctx, state, ask, faction) =>
      passOr([...weatherPlays(ctx, state, faction, ask), ...cancellingPlays(ctx, state, ask, faction)]),
    onClose: (ctx, state, ask, window) => [
      ...(ask.first === undefined
        ? weatherResolved(ctx, state, window, ask.storm)
        : weatherAnswered(ctx, state, window, ask.storm)),
      ...(playOf(state, window, steers(ctx)) === null ? cancelledIn(ctx, state, ask, window) : []),
    ],
  },
  'family-atomics': {
    opensAt: {
      when: 'In a storm, when its distance is known, the Shield Wall stands and forces are next to it; in Dune Squad again when it has moved',
      before: 'The storm moves, and its losses behind the wall depend on the wall.',
      on: ['storm/atomics', 'storm/moved'],
    },
    answers: (ctx, state, ask, faction) =>
      passOr([...atomicsPlays(ctx, state, faction), ...cancellingPlays(ctx, state, ask, faction)]),
    // The losses after the fall of the Wall need a separate question, which comes later.
    onClose: (ctx, state, ask, window) => [
      ...atomicsResolved(ctx, state, window, ask.storm),
      ...(playOf(state, window, breaks(ctx)) === null ? cancelledIn(ctx, state, ask, window) : []),
    ],
  },
};

/**
 * Returns one seat's answers to “does anyone play Weather Control?”. A second card moves the storm on from where the
 * first one leads, or back, at most to where the storm began.
 * @rules AH79 Player Aid Pad B.2 · Dune Squad VI.B.10 · R-182
 */
function weatherPlays(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { first }: Extract<StormWindow, { readonly kind: 'weather-control' }>,
): readonly Grammar[] {
  if (!canPlayCards(ctx, state)) return [];
  const { to } = ctx.rules.weatherControl;
  const from = first === undefined ? ctx.rules.weatherControl.from : -first.sectors;
  return cardPlays(ctx, state, faction, steers(ctx), { sectors: range(from, to) });
}

/**
 * Returns the events of Weather Control: it is announced with its number, and there are no dials.
 */
function weatherResolved(ctx: Ctx, state: GameState, window: WindowActivity, storm: StormId): readonly GameEvent[] {
  const played = playOf(state, window, steers(ctx));
  if (played === null) return [{ type: 'WeatherResolved', storm, control: null }];
  const { faction, number } = played;
  const control = { by: faction, sectors: must(number, 'sectors') };
  return [
    { type: 'WeatherResolved', storm, control, ...(mayBeAnswered(ctx) ? { mayBeAnswered: true } : {}) },
    cardDiscarded(faction, played),
  ];
}

/** Whether a second Weather Control may answer the first: the rules say so, and the deck has two of these cards. */
const mayBeAnswered = (ctx: Ctx): boolean =>
  ctx.rules.weatherControlAnswered &&
  titlesOf(...steers(ctx)).reduce((sum, title) => sum + ctx.rules.treacheryDeck[title], 0) > 1;

/** Returns the events of the answer to a Weather Control: a second card is announced with its number, or there is none. */
function weatherAnswered(ctx: Ctx, state: GameState, window: WindowActivity, storm: StormId): readonly GameEvent[] {
  const played = playOf(state, window, steers(ctx));
  if (played === null) return [{ type: 'WeatherAnswered', storm, answer: null }];
  const { faction, number } = played;
  return [
    { type: 'WeatherAnswered', storm, answer: { by: faction, sectors: must(number, 'sectors') } },
    cardDiscarded(faction, played),
  ];
}

/**
 * Returns one seat's answers to “does anyone play Family Atomics?”. Only a faction with a fighting force on the Shield
 * Wall or in a neighbouring territory can play it; advisors do not count.
 * @rules AH79 Player Aid Pad B.5, Questions and Answers A.2 · GF9-2019 Bene Gesserit sheet "Advisors" ·
 */
function atomicsPlays(ctx: Ctx, state: GameState, faction: FactionId): readonly Grammar[] {
  const isNear = nearShieldWall(ctx, state).some(
    (stack) => stack.faction === faction && !areAdvisors(state, faction, stack.territory),
  );
  if (!isNear || !state.shieldWallStands || !canPlayCards(ctx, state)) return [];
  return cardPlays(ctx, state, faction, breaks(ctx));
}

/**
 * Returns the events of Family Atomics: the Shield Wall and all forces on it are destroyed, and the card leaves the
 * game.
 */
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

/** Returns one seat's possible plays against an active power, in the same window. */
const cancellingPlays = (ctx: Ctx, state: GameState, ask: StormWindow, faction: FactionId): readonly Grammar[] =>
  ask.uses.flatMap((use, place) =>
    isAtWork(ctx, state, use) ? karamaPlaysAgainst(ctx, state, faction, use, place) : [],
  );

/** Returns for each of these powers whether it is active or cancelled. */
function cancelledIn(ctx: Ctx, state: GameState, ask: StormWindow, window: WindowActivity): readonly GameEvent[] {
  const plays = karamasPlayedAgainst(state, window, ask.uses);
  return ask.uses.flatMap((use, place) =>
    isAtWork(ctx, state, use)
      ? resolveUse(
          ctx,
          state,
          ask.storm,
          use,
          plays.filter(({ number }) => number === place),
        )
      : [],
  );
}

const isAtWork = (ctx: Ctx, state: GameState, { advantage }: PowerUse): boolean =>
  atWork(ctx, state, must(currentStorm(state), 'a running storm')).some((use) => use.advantage === advantage);

/** Returns the first play of the window's card; `null` if nobody played it. */
const playOf = (state: GameState, window: WindowActivity, kinds: readonly CardKind[]): CardPlayed | null =>
  cardsPlayedIn(state, window).find(({ card }) => kinds.includes(kindOf(card))) ?? null;

const steers = (ctx: Ctx) => cardKindsWith(ctx, (card) => card.steersStorm === true);
const breaks = (ctx: Ctx) => cardKindsWith(ctx, (card) => card.breaksShieldWall === true);

const passOr = (plays: readonly Grammar[]): Grammar => (plays.length === 0 ? PASS : anyOf(PASS, ...plays));
