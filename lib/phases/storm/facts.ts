/** The storm, the Shield Wall, the wheels and the storm card, as a moderator sets them. */
import { either, oneOf } from '../../core/grammar.ts';
import { aFaction, aSector, yesOrNo } from '../../table/fields.ts';
import type { Random } from '../../core/random.ts';
import type { Feature } from '../../play/feature.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { anyStormCard, drawsStormCards } from '../../rules/dialling.ts';
import { notInPlay, outside } from '../../rules/slips.ts';
import type { GameEvent } from '../../table/events.ts';
import type { PublicFactOf } from '../../table/facts.ts';
import type { Refusal } from '../../table/refusals.ts';
import type { GameState } from '../../table/state.ts';
import type { StormContract } from './contract.ts';

export const facts: Feature<StormContract>['facts'] = {
  storm: {
    sent: { sector: aSector },
    now: (state, fact) => ({ ...fact, sector: state.storm }),
    whyNot: ({ board }, _state, { sector }) => outside(sector, 1, board.sectors),
    set: (state, { sector }) => ({ ...state, storm: sector }),
  },
  'shield-wall': {
    sent: { stands: yesOrNo },
    now: (state, fact) => ({ ...fact, stands: state.shieldWallStands }),
    whyNot: () => null,
    set: (state, { stands }) => ({ ...state, shieldWallStands: stands }),
  },
  'storm-card': {
    sent: { lies: yesOrNo },
    now: (state, fact) => ({ ...fact, lies: state.stormCard !== 'none' }),
    whyNot: (ctx, state) => (drawsStormCards(ctx, state) === null ? { code: 'no-storm-cards' } : null),
    // Nobody has told it yet.
    set: (state, { lies }) => ({ ...state, stormCard: lies ? 'untold' : 'none', stormCardOf: null }),
    brings: cardDrawn,
  },
  'last-wheels': {
    sent: { one: either(aFaction, oneOf(null)), two: either(aFaction, oneOf(null)) },
    now: (state, fact) => ({ ...fact, one: state.lastWheels?.[0] ?? null, two: state.lastWheels?.[1] ?? null }),
    whyNot: (_ctx, state, fact) => whyNotWheels(state, fact),
    set: (state, { one, two }) => ({ ...state, lastWheels: one === null || two === null ? null : [one, two] }),
  },
};

/** Of Mentat's own storm cards none can lie there that it has not drawn. */
function cardDrawn(
  ctx: Ctx,
  state: GameState,
  { lies }: PublicFactOf<'storm-card'>,
  random: Random,
): readonly GameEvent[] {
  if (!lies || state.choices.components.stormCards !== 'app') return [];
  const faction = drawsStormCards(ctx, state);
  return faction === null ? [] : [{ type: 'StormCardDrawn', faction, card: anyStormCard(ctx, random) }];
}

function whyNotWheels(state: GameState, { one, two }: PublicFactOf<'last-wheels'>): Refusal | null {
  if (one === two ? one !== null : one === null || two === null) return { code: 'wheels-need-two' };
  return (one === null ? null : notInPlay(state, one)) ?? (two === null ? null : notInPlay(state, two));
}
