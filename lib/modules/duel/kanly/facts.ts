/** The facts of a running duel that a moderator sets: places, values, backing and blocks. */
import { oneOf } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { BorderId, SectorId } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import { booleanField, countField, factionField } from '../../../model/fields.ts';
import type { Refusal } from '../../../model/refusals.ts';
import { updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { spiceInFrontOf, withSpiceInFront } from '../../../pieces/changes.ts';
import { requireInRange } from '../../../pieces/requirements.ts';
import { type Bout, type Fighter, fighterOf } from '../arena/bout.ts';
import { bordersOf, sectorsOf } from '../arena/plan.ts';
import { changed } from '../arena/turn.ts';
import { kanlyOf, runningDuel } from './api.ts';
import type { KanlyContract } from './contract.ts';

/** More rings and sectors than in any arena. */
const RINGS = 6;
const IN_RING = 12;
/** A value that is larger than that of any leader. */
const MAX_WORTH = 20;
const MAX_BACKING = 60;

const numbered = <Id>(name: (ring: number, number: number) => Id): readonly Id[] =>
  Array.from({ length: RINGS * IN_RING }, (_none, at) => name(Math.floor(at / IN_RING) + 1, (at % IN_RING) + 1));

const sectorField = oneOf(...numbered((ring, number): SectorId => `sector-${ring}-${number}`));
const borderField = oneOf(...numbered((ring, number): BorderId => `border-${ring}-${number}`));

export const facts: Feature<KanlyContract>['facts'] = {
  'duel-place': {
    input: { faction: factionField, at: sectorField },
    now: (state, fact) => ({ ...fact, at: fighterIn(state, fact.faction)?.at ?? fact.at }),
    validate: (_ctx, state, { faction, at }) =>
      requireFighter(state, faction) ?? (isFree(state, faction, at) ? null : { code: 'no-free-sector' }),
    set: (state, { faction, at }) => withFighter(state, faction, { at }),
  },
  // The value of a leader face down is secret, so only the value of a shown leader is corrected.
  'duel-worth': {
    input: { faction: factionField, worth: countField },
    now: (state, fact) => ({ ...fact, worth: shownWorth(state, fact.faction) ?? fact.worth }),
    validate: (_ctx, state, { faction, worth }) =>
      requireFighter(state, faction) ??
      (shownWorth(state, faction) === null
        ? { code: 'leader-face-down', faction }
        : requireInRange(worth, 1, MAX_WORTH)),
    set: (state, { faction, worth }) => withFighter(state, faction, { worth }),
  },
  'duel-backing': {
    input: { faction: factionField, amount: countField },
    now: (state, fact) => ({ ...fact, amount: fighterIn(state, fact.faction)?.backing ?? fact.amount }),
    validate: (_ctx, state, { faction, amount }) =>
      requireFighter(state, faction) ?? requireInRange(amount, 0, MAX_BACKING),
    set: (state, { faction, amount }) => withBacking(state, faction, amount),
  },
  'duel-block': {
    input: { border: borderField, lies: booleanField },
    now: (state, fact) => ({ ...fact, lies: boutIn(state)?.blocks.includes(fact.border) === true }),
    validate: (_ctx, state, { border, lies }) => whyNoBlock(state, border, lies),
    set: (state, { border, lies }) =>
      inBout(state, ({ blocks }) => {
        const others = blocks.filter((one) => one !== border);
        return { blocks: lies ? [...others, border] : others };
      }),
  },
};

const boutIn = (state: GameState): Bout | null => {
  const duel = runningDuel(state);
  return duel?.step === 'arena' ? duel.bout : null;
};

const fighterIn = (state: GameState, faction: FactionId): Fighter | null => {
  const bout = boutIn(state);
  return bout === null ? null : fighterOf(bout, faction);
};

function shownWorth(state: GameState, faction: FactionId): number | null {
  const fighter = fighterIn(state, faction);
  return fighter?.isShown === true ? fighter.worth : null;
}

const requireFighter = (state: GameState, faction: FactionId): Refusal | null =>
  fighterIn(state, faction) === null ? { code: 'no-duel-now' } : null;

const isFree = (state: GameState, faction: FactionId, at: SectorId): boolean =>
  sectorsOf(kanlyOf(state).rules.arena).includes(at) &&
  boutIn(state)?.fighters.every((other) => other.faction === faction || other.at !== at) === true;

function whyNoBlock(state: GameState, border: BorderId, lies: boolean): Refusal | null {
  const bout = boutIn(state);
  if (bout === null) return { code: 'no-duel-now' };
  const { arena, blocks } = kanlyOf(state).rules;
  if (!bordersOf(arena).includes(border)) return { code: 'no-free-sector' };
  const others = bout.blocks.filter((one) => one !== border);
  return lies ? requireInRange(others.length + 1, 1, blocks) : null;
}

const withFighter = (state: GameState, faction: FactionId, change: Partial<Fighter>): GameState =>
  inBout(state, (bout) => changed(bout, faction, change));

/** Returns the state with another backing. The spice lies in front of the shield. */
function withBacking(state: GameState, faction: FactionId, amount: number): GameState {
  const more = amount - (fighterIn(state, faction)?.backing ?? amount);
  const moved = withSpiceInFront(state, faction, spiceInFrontOf(state, faction) + more);
  const duel = runningDuel(moved);
  if (duel === null) return state;
  const backedWith = [...duel.backedWith.filter((one) => one.faction !== faction), { faction, amount }];
  return withFighter(
    updateActivity(moved, 'kanly', duel.id, () => ({ backedWith })),
    faction,
    { backing: amount },
  );
}

/** Returns the state with a changed bout. The question about the next move is asked again. */
function inBout(state: GameState, change: (bout: Bout) => Partial<Bout>): GameState {
  const duel = runningDuel(state);
  if (duel === null || duel.bout === null) return state;
  const bout = { ...duel.bout, ...change(duel.bout) };
  return updateActivity(state, 'kanly', duel.id, ({ asked }) => ({ bout, asked: asked + 1 }));
}
