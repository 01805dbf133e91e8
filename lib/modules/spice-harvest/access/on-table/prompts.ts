import { must } from '../../../../core/assert-never.ts';
import type { Feature } from '../../../../kernel/feature.ts';
import type { Place } from '../../../../model/board.ts';
import { createPrompt } from '../../../../model/create-prompt.ts';
import { accepted } from '../../../../model/decision.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { Prompt } from '../../../../model/prompts.ts';
import { factionState, otherFactionsIn } from '../../../../model/selectors.ts';
import type { GameState } from '../../../../model/state.ts';
import type { Ctx } from '../../../../powers/ctx.ts';
import { harvestRules } from '../../harvests/api.ts';
import { playersOf } from '../../players.ts';
import type { AccessContract, PlacingOnTableActivity, PlacingOnTablePrompt } from '../contract.ts';
import { placedBy, placements } from '../placements.ts';
import { orderOfReading } from '../strongholds.ts';

/**
 * Asks every seat for its placement until the seat has told it.
 *
 * @rules R-211
 */
export const placementPrompts = (ctx: Ctx, state: GameState, { told }: PlacingOnTableActivity): readonly Prompt[] =>
  playersOf(ctx, state)
    .filter((faction) => !told.includes(faction))
    .map((faction) => {
      const { reserves } = factionState(state, faction);
      const parts = freeStrongholds(ctx, state, faction);
      const most = Math.min(harvestRules(ctx).mostTroops, reserves.count);
      const { special } = reserves;
      return createPrompt(
        state,
        { kind: 'tell-placement', parts, most, special },
        { faction, about: 'placement', answers: placements(parts, most, reserves) },
      );
    });

/** Returns the strongholds without forces of other factions, because the cards place one faction in each stronghold. */
const freeStrongholds = (ctx: Ctx, state: GameState, faction: FactionId): readonly Place[] =>
  orderOfReading(ctx)
    .filter((stronghold) => otherFactionsIn(state, faction, stronghold).length === 0)
    .map((stronghold) => must(ctx.board.partsOf(stronghold)[0], 'a part of the stronghold'));

/** The handlers of the answers. */
export const placementHandlers: Pick<Feature<AccessContract>['prompts'], PlacingOnTablePrompt['kind']> = {
  'tell-placement': {
    onAnswer: (ctx, _state, { faction }, value) => {
      const { count, events } = placedBy(ctx, faction, value);
      return accepted({ type: 'PlacementTold', faction, count }, ...events);
    },
  },
};
