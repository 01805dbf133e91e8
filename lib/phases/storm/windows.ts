/** The two cards that may be played into a storm: who can, and what they do. */
import { must } from '../../core/assert-never.ts';
import { either, type Grammar, range } from '../../core/grammar.ts';
import { cardDiscarded, cardRemoved, forcesLost } from '../../pieces/made.ts';
import type { Feature } from '../../play/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { cardPlays, kindsWith, PASS, playsIn } from '../../pieces/playing.ts';
import { areAdvisors } from '../../table/position.ts';
import type { WindowActivity } from '../../table/activities.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';
import type { StormId } from '../../table/storm.ts';
import { mayCardsBePlayed, nearShieldWall } from './cards.ts';
import type { StormContract } from './contract.ts';

/** Everybody is asked for Weather Control before the storm is dialled, and for Family Atomics before it moves. */
export const windows: Feature<StormContract>['windows'] = {
  'weather-control': {
    opens: {
      when: 'In a storm, before it is dialled or its card is turned over',
      before: 'Both dials are disclosed, or the card; the one who plays it says the number instead.',
      on: ['storm/weather'],
    },
    answers: (ctx, state, _ask, faction) => weatherAnswers(ctx, state, faction),
    closed: (_ctx, state, { storm }, window) => weatherResolved(state, window, storm),
  },
  'family-atomics': {
    opens: {
      when: 'In a storm, when its distance is known, the Shield Wall stands and somebody stands at it',
      before: 'The storm moves: whom it kills behind the wall depends on the wall.',
      on: ['storm/atomics'],
    },
    answers: (ctx, state, _ask, faction) => atomicsAnswers(ctx, state, faction),
    closed: (ctx, state, { storm }, window) => atomicsResolved(ctx, state, window, storm),
  },
};

/** What one seat may answer to "does anyone play Weather Control?". @rules AH79 Player Aid Pad B.2 · R-182 */
function weatherAnswers(ctx: Ctx, state: GameState, faction: FactionId): Grammar {
  if (!mayCardsBePlayed(ctx, state)) return PASS;
  const { from, to } = ctx.rules.weatherControl;
  const kinds = kindsWith(ctx, (card) => card.steersStorm === true);
  return passOr(cardPlays(ctx, state, faction, kinds, { sectors: range(from, to) }));
}

/** Weather Control is announced with its number, and nobody dials. @rules AH79 Player Aid Pad B.2 · */
function weatherResolved(state: GameState, window: WindowActivity, storm: StormId): readonly GameEvent[] {
  const [played] = playsIn(state, window);
  if (played === undefined) return [{ type: 'WeatherResolved', storm, control: null }];
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
function atomicsAnswers(ctx: Ctx, state: GameState, faction: FactionId): Grammar {
  const isNear = nearShieldWall(ctx, state).some(
    (stack) => stack.faction === faction && !areAdvisors(state, faction, stack.territory),
  );
  if (!isNear || !state.shieldWallStands || !mayCardsBePlayed(ctx, state)) return PASS;
  return passOr(
    cardPlays(
      ctx,
      state,
      faction,
      kindsWith(ctx, (card) => card.breaksShieldWall === true),
    ),
  );
}

/** The Shield Wall and everybody on it are gone; the card leaves the game. @rules AH79 Player Aid Pad B.5 */
function atomicsResolved(
  { board }: Ctx,
  state: GameState,
  window: WindowActivity,
  storm: StormId,
): readonly GameEvent[] {
  const [played] = playsIn(state, window);
  if (played === undefined) return [{ type: 'AtomicsResolved', storm, by: null }];
  const { faction } = played;
  return [
    { type: 'AtomicsResolved', storm, by: faction },
    ...state.forces.filter(({ territory }) => territory === board.shieldWall).map(forcesLost),
    cardRemoved(faction, played),
  ];
}

const passOr = (plays: readonly Grammar[]): Grammar => (plays.length === 0 ? PASS : either(PASS, ...plays));
