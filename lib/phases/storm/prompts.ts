import { AT_SHIELD_WALL } from '../../board/storm.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import { either, type Grammar, range } from '../../core/grammar.ts';
import { ask } from '../../rules/asking.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { drawsStormCards } from '../../rules/dialling.ts';
import { partialLossAnswers } from '../../rules/losses.ts';
import { cardPlays, kindsWith, PASS } from '../../rules/playing.ts';
import { fightersIn } from '../../rules/position.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import type { NumberRange } from '../../table/storm.ts';
import type { StormActivity } from './contract.ts';
import { undecided } from './losses.ts';

/** What the running storm asks: the dials of two, at the same time; its card; and who chooses what it takes. */
export function stormPrompts(ctx: Ctx, state: GameState, storm: StormActivity): readonly Prompt[] {
  switch (storm.rung) {
    case 'dials':
      return dialPrompts(state, storm);
    case 'card':
      return cardPrompts(ctx, state, storm);
    case 'moving':
      return lossPrompts(ctx, state, storm);
    case 'weather':
    case 'atomics':
      return [];
    default:
      return assertNever(storm.rung);
  }
}

function cardPrompts(ctx: Ctx, state: GameState, { id: storm }: StormActivity): readonly Prompt[] {
  const asks = drawsStormCards(ctx, state);
  const range = ctx.rules.stormCards;
  return asks === null
    ? []
    : [ask(state, { kind: 'storm-card', storm, range }, { asks, matter: storm, answers: numbers(range) })];
}

const lossPrompts = (ctx: Ctx, state: GameState, storm: StormActivity): readonly Prompt[] =>
  undecided(ctx, state, storm).map((loss) =>
    ask(
      state,
      { kind: 'storm-losses', during: storm.id, stacks: loss.stacks, due: loss.due },
      { asks: loss.faction, matter: storm.id, answers: partialLossAnswers(loss) },
    ),
  );

const numbers = ({ from, to }: NumberRange): Grammar => range(from, to);

function dialPrompts(state: GameState, storm: StormActivity): readonly Prompt[] {
  return storm.dialers.map((faction) =>
    ask(
      state,
      {
        kind: 'storm-dial',
        storm: storm.id,
        other: must(
          storm.dialers.find((one) => one !== faction),
          'the other wheel',
        ),
        range: storm.range,
      },
      {
        asks: faction,
        matter: storm.id,
        answers: numbers(storm.range),
        sealed: storm.committed.some((dial) => dial.faction === faction),
      },
    ),
  );
}

/** What one seat may answer to "does anyone play Weather Control?". @rules AH79 Player Aid Pad B.2 */
export function weatherAnswers(ctx: Ctx, state: GameState, faction: FactionId): Grammar {
  const { from, to } = ctx.rules.weatherControl;
  const kinds = kindsWith(ctx, (card) => card.steersStorm === true);
  return passOr(cardPlays(ctx, state, faction, kinds, { sectors: range(from, to) }));
}

/**
 * What one seat may answer to "does anyone play Family Atomics?": only who has a force on the Shield Wall or in a
 * territory beside it can, in storm or not; advisors cannot.
 * @rules AH79 Player Aid Pad B.5, Questions and Answers A.2 · GF9-2019 Bene Gesserit sheet "Advisors"
 */
export function atomicsAnswers(ctx: Ctx, state: GameState, faction: FactionId): Grammar {
  const isNear = [...AT_SHIELD_WALL].some((territory) => fightersIn(state, territory).includes(faction));
  if (!isNear || !state.shieldWallStands) return PASS;
  return passOr(
    cardPlays(
      ctx,
      state,
      faction,
      kindsWith(ctx, (card) => card.breaksShieldWall === true),
    ),
  );
}

const passOr = (plays: readonly Grammar[]): Grammar => (plays.length === 0 ? PASS : either(PASS, ...plays));
