/** What one faction alone may see. */
import { captivesKnownTo } from '../../rules/captives.ts';
import { type Ctx, handLimitOf } from '../../rules/ctx.ts';
import { drawsStormCards } from '../../rules/dialling.ts';
import { isTalking } from '../../rules/holding.ts';
import { kwisatzHaderachOf } from '../../rules/kwisatz-haderach.ts';
import { factionOf } from '../../rules/position.ts';
import { traitorsKeptBy } from '../../rules/traitors.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';
import type { OwnView } from '../../table/views/own.ts';
import { seenByOne } from '../look-ups.ts';

/** Everything that is this faction’s own. */
export function ownView(ctx: Ctx, state: GameState, faction: FactionId): OwnView {
  const { spice, hand, traitors, standsAside, reserves } = factionOf(state, faction);
  return {
    ...seenByOne(ctx, state, faction),
    faction,
    spice,
    hand,
    handLimit: handLimitOf(ctx, faction),
    traitors,
    traitorLimit: traitorsKeptBy(ctx, faction),
    prediction: state.prediction?.by === faction ? state.prediction.told : null,
    captives: captivesKnownTo(ctx, state, faction),
    battleLosses: battleLosses(ctx, state, faction),
    standsAside,
    reserves,
    raisedHand: isTalking(state, faction),
    stormCard: drawsStormCards(ctx, state) === faction ? state.stormCard : null,
  };
}

function battleLosses(ctx: Ctx, state: GameState, faction: FactionId): OwnView['battleLosses'] {
  const power = kwisatzHaderachOf(ctx, state, faction);
  if (power === null || state.kwisatzHaderach?.of !== faction) return null;
  return { lost: state.kwisatzHaderach.losses, needed: power.awakenedBy };
}
