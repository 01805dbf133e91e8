import { partName } from '../../../../board/places.ts';
import { must } from '../../../../core/assert-never.ts';
import { type Grammar, range, record } from '../../../../core/grammar.ts';
import { forcesPlacedAtStart } from '../../../../features/setup/events.ts';
import type { Feature } from '../../../../kernel/feature.ts';
import { parsePlacement } from '../../../../model/answers.ts';
import type { Place } from '../../../../model/board.ts';
import { createPrompt } from '../../../../model/create-prompt.ts';
import { accepted } from '../../../../model/decision.ts';
import type { FactionId } from '../../../../model/factions.ts';
import { PLACED_SPECIAL, type Prompt } from '../../../../model/prompts.ts';
import { factionState, otherFactionsIn, stormOrder } from '../../../../model/selectors.ts';
import type { GameState } from '../../../../model/state.ts';
import type { Ctx } from '../../../../powers/ctx.ts';
import { harvestRules } from '../../harvests/api.ts';
import type { AccessContract, PlacingOnTableActivity, PlacingOnTablePrompt } from '../contract.ts';

/**
 * Asks every seat for its placement until the seat has told it.
 *
 * @rules R-211
 */
export const placementPrompts = (ctx: Ctx, state: GameState, { told }: PlacingOnTableActivity): readonly Prompt[] =>
  stormOrder(state)
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
  harvestRules(ctx)
    .readingOrder.filter((stronghold) => otherFactionsIn(state, faction, stronghold).length === 0)
    .map((stronghold) => must(ctx.board.partsOf(stronghold)[0], 'a part of the stronghold'));

/** Returns every placement. The default places nothing. Plain and special forces are counted separately. */
function placements(
  parts: readonly Place[],
  most: number,
  { count, special }: { readonly count: number; readonly special: number },
): Grammar {
  const plain = parts.map(partName);
  const starred = special === 0 ? [] : plain.map((name) => name + PLACED_SPECIAL);
  const upTo = (fields: readonly string[], limit: number) =>
    ({ kind: 'between', fields, least: 0, most: limit }) as const;
  return record(
    Object.fromEntries([
      ...plain.map((name): [string, Grammar] => [name, range(0, Math.min(most, count - special))]),
      ...starred.map((name): [string, Grammar] => [name, range(0, Math.min(most, special))]),
    ]),
    upTo([...plain, ...starred], most),
    upTo(plain, count - special),
    upTo(starred, special),
  );
}

/** The handlers of the answers. */
export const placementHandlers: Pick<Feature<AccessContract>['prompts'], PlacingOnTablePrompt['kind']> = {
  'tell-placement': {
    onAnswer: ({ board }, _state, { faction }, value) => {
      const placed = must(parsePlacement(value), 'a placement');
      return accepted(
        { type: 'PlacementTold', faction, count: placed.reduce((sum, { count }) => sum + count, 0) },
        ...placed.map(({ part, ...forces }) => forcesPlacedAtStart(faction, { ...board.partNamed(part), ...forces })),
      );
    },
  },
};
