/** The public view of factions and their pieces. */
import { type Ctx, hasAdvisors, hasForces } from '../../powers/ctx.ts';
import { hasRaisedHand } from '../../model/pause.ts';
import { isHidden, strengthNow } from '../../pieces/leaders.ts';
import { strongholdsWith } from '../../pieces/strongholds.ts';
import { alliesOf, factionState } from '../../model/selectors.ts';
import { hasUsedSpecialKarama, usesUpSpecialKarama } from '../../powers/special-karama.ts';
import { mercenariesIn } from '../../model/forces.ts';
import type { Seating } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { TableView } from '../../model/views.ts';
import type { FactionView } from '../../model/views/factions.ts';

/** Returns the public view of one faction. */
export function factionView(ctx: Ctx, state: GameState, { faction, circle }: Seating): FactionView {
  const { advisorsIn, reserves, tanks } = factionState(state, faction);
  return {
    faction,
    circle,
    allies: alliesOf(state, faction),
    hasForces: hasForces(ctx, faction),
    reserves: ctx.rules.reservesPublic ? reserves : 'hidden',
    hired: mercenariesIn(reserves),
    tanks,
    hasAdvisors: hasAdvisors(ctx, faction),
    advisorsIn,
    strongholds: strongholdsWith(ctx, state, faction),
    talking: hasRaisedHand(state, faction),
  };
}

/** Returns the strength and the public place of each leader. */
export const leadersView = (ctx: Ctx, state: GameState): TableView['leaders'] =>
  state.leaders.map((disc) => {
    const { leader, foughtIn, deaths, resting, where } = disc;
    const strength = strengthNow(ctx, state, leader);
    return { leader, foughtIn, deaths, resting, strength, where: isHidden(state, disc) ? 'hidden' : where };
  });

/** Returns the factions that have a special Karama power, and whether each has used it. */
export const specialKaramaView = (ctx: Ctx, state: GameState): TableView['specialKarama'] =>
  state.seating
    .filter(({ faction }) => usesUpSpecialKarama(ctx.rules, faction))
    .map(({ faction }) => ({ faction, used: hasUsedSpecialKarama(ctx, state, faction) }));
