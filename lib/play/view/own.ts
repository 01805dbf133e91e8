/** What one faction alone may see. */
import { isTalking } from '../../activities/talking.ts';
import { planSeen } from '../../phases/battle/view.ts';
import { captivesKnownTo } from '../../rules/captives.ts';
import { type Ctx, handLimitOf } from '../../rules/ctx.ts';
import { drawsStormCards, runningStorm } from '../../rules/dialling.ts';
import { openElement } from '../../rules/face-up.ts';
import { kwisatzHaderachOf } from '../../rules/kwisatz-haderach.ts';
import { factionOf, runningBattle, sideOf, sidesOf } from '../../rules/position.ts';
import { traitorsKeptBy } from '../../rules/traitors.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';
import type { OwnView } from '../../table/views/own.ts';

/** Everything that is this faction’s own. */
export function ownView(ctx: Ctx, state: GameState, faction: FactionId): OwnView {
  const { spice, hand, traitors, standsAside, reserves } = factionOf(state, faction);
  const battle = runningBattle(state);
  const side = battle === null ? null : sideOf(battle, faction);
  const seen = battle === null ? null : (sidesOf(battle).find((other) => other.shown?.to === faction)?.shown ?? null);
  return {
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
    plan: side?.committed ?? null,
    stormCard: drawsStormCards(ctx, state) === faction ? state.stormCard : null,
    stormDial: runningStorm(state)?.committed.find((dial) => dial.faction === faction)?.dial ?? null,
    seen: seen === null ? null : openElement(seen.element),
    seenPlan: battle === null ? null : planSeen(battle, faction),
    shown: side?.shown?.element ?? null,
  };
}

function battleLosses(ctx: Ctx, state: GameState, faction: FactionId): OwnView['battleLosses'] {
  const power = kwisatzHaderachOf(ctx, state, faction);
  if (power === null || state.kwisatzHaderach?.of !== faction) return null;
  return { lost: state.kwisatzHaderach.losses, needed: power.awakenedBy };
}
