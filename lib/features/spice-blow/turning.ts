/** The effect of a turned spice card. */
import { isInStorm } from '../../board/places.ts';
import { must } from '../../core/assert-never.ts';
import { spiceFromBank } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import { SHAI_HULUD, type SpiceCard, type WormId } from '../../model/spice-blow.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { FactionId } from '../../model/factions.ts';
import type { SpiceBlowActivity, TurnedCard, WormFate, WormUp } from './contract.ts';
import { placersOf, ridersOf } from './run-steps.ts';
import { blowsTogether } from './standing-blow.ts';

/** Returns the events of a card for the present pile. */
export const cardTurned = (
  ctx: Ctx,
  state: GameState,
  blow: SpiceBlowActivity,
  card: SpiceCard,
): readonly GameEvent[] => (card === SHAI_HULUD ? [wormTurned(ctx, state, blow)] : spiceTurned(ctx, state, blow, card));

/**
 * Returns the events of a territory card: spice goes into the sector of the printed space, unless the storm is over
 * that sector. Spice that is already there stays. If a card has doubled the first blow of this turn in the same
 * territory, and both are doubled together, this blow is doubled too.
 * @rules AH79 VII.A.1 · GF9-2019 Phase 2 "Territory" · Nine-faction compendium XXI.C
 */
function spiceTurned(
  { board, rules }: Ctx,
  { storm, lastBlow }: GameState,
  { pile }: SpiceBlowActivity,
  card: TerritoryId,
): readonly GameEvent[] {
  const { territory, sector, amount } = must(
    board.spiceBlows.find((blow) => blow.territory === card),
    `the spice space of ${card}`,
  );
  const place = { territory, sector };
  const laid = isInStorm(place, storm) ? 0 : amount;
  const spice = laid > 0 ? [spiceFromBank(place, laid)] : [];
  const turned: GameEvent = { type: 'SpiceCardTurned', pile, ...place, amount, laid };
  const by = rules.doublesBothBlows ? doublerOf(lastBlow?.turned ?? [], territory) : null;
  return [turned, ...spice, ...(by === null ? [] : [{ type: 'BlowDoubled', by, ...place, laid } as const, ...spice])];
}

/** Returns the faction that has doubled an earlier blow of this turn in the territory; `null` if none has. */
const doublerOf = (turned: readonly TurnedCard[], territory: TerritoryId): FactionId | null =>
  blowsTogether(turned, territory).find(({ doubledBy }) => doubledBy !== null)?.doubledBy ?? null;

function wormTurned(ctx: Ctx, state: GameState, blow: SpiceBlowActivity): GameEvent {
  const up = wormUp(ctx, state, blow);
  const setAside = up.fate === 'first-turn' && ctx.rules.firstTurnWorms === 'set-aside';
  return { type: 'ShaiHuludTurned', ...up, setAside };
}

/** Returns the effect of a worm that comes up now. */
export function wormUp(ctx: WithPowers, state: GameState, blow: SpiceBlowActivity): WormUp {
  const isAdditional = isOneTooMany(ctx, blow);
  const worm: WormId = `worm${state.nextWorm}`;
  const fate = fateOf(ctx, state, blow, isAdditional);
  const onlyRidden = fate === 'comes' && isOnlyRidden(ctx, blow);
  return { pile: blow.pile, worm, fate, isAdditional, ...(onlyRidden ? { onlyRidden } : {}) };
}

/** The part of the context that decides the effect of a worm. */
type WithPowers = Pick<Ctx, 'rules' | 'powers'>;

/** Whether another worm came before this one: for this pile, or in this phase for any pile. */
const isOneTooMany = ({ rules }: WithPowers, { worms, wormsOfPile }: SpiceBlowActivity): boolean =>
  (rules.extraWormAcrossPiles ? worms : wormsOfPile) > 0;

/** Whether this is a further worm of its pile, and such worms only wait to be ridden. */
const isOnlyRidden = ({ rules }: WithPowers, { wormsOfPile }: SpiceBlowActivity): boolean =>
  rules.furtherWorms === 'wait-to-be-ridden' && wormsOfPile > 0;

/**
 * Returns the effect of a worm. In the first turn a worm has none. Later the first worm of a pile comes. Further worms
 * have no effect, unless a faction may place or ride them.
 */
function fateOf(ctx: WithPowers, state: GameState, blow: SpiceBlowActivity, isAdditional: boolean): WormFate {
  if (state.turn === 1) return 'first-turn';
  const mayBePlaced = isAdditional && placersOf(ctx, state).length > 0;
  const mayBeRidden = isOnlyRidden(ctx, blow) && ridersOf(ctx, state).length > 0;
  return blow.wormsOfPile === 0 || mayBePlaced || mayBeRidden ? 'comes' : 'no-effect';
}
