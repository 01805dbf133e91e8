import type { Feature } from '../../../../kernel/feature.ts';
import { createPrompt } from '../../../../model/create-prompt.ts';
import { accepted } from '../../../../model/decision.ts';
import type { Prompt } from '../../../../model/prompts.ts';
import { factionState } from '../../../../model/selectors.ts';
import type { GameState } from '../../../../model/state.ts';
import type { Ctx } from '../../../../powers/ctx.ts';
import { harvestRules } from '../../harvests/api.ts';
import type { AccessContract, FreeStartActivity, FreeStartPrompt } from '../contract.ts';
import { placedBy, placements } from '../placements.ts';

/** Asks the faction for its forces in the territories that need no access card. @rules NF XXV.I "Fremen" · R-216 */
export function freeStartPrompts(ctx: Ctx, state: GameState, { faction }: FreeStartActivity): readonly Prompt[] {
  const { territories = [], keeps = 0 } = harvestRules(ctx).startsWithoutCards ?? {};
  const { reserves } = factionState(state, faction);
  const parts = territories.flatMap(ctx.board.partsOf);
  // A correction may have taken forces out of the reserves since.
  const most = Math.max(0, reserves.count - keeps);
  return [
    createPrompt(
      state,
      { kind: 'start-without-cards', parts, most, keeps, special: reserves.special },
      { faction, about: 'free-start', answers: placements(parts, most, reserves) },
    ),
  ];
}

/** The handler of the answer. */
export const freeStartHandlers: Pick<Feature<AccessContract>['prompts'], FreeStartPrompt['kind']> = {
  'start-without-cards': {
    onAnswer: (ctx, _state, { faction }, value) => {
      const { count, events } = placedBy(ctx, faction, value);
      return accepted({ type: 'FreeStartTold', faction, count }, ...events);
    },
  },
};
