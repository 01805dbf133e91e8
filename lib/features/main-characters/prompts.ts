/** The choice of the one traitor that stays usable. */
import { oneOf } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { FactionId } from '../../model/factions.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { accepted } from '../../model/decision.ts';
import type { LeaderId } from '../../model/leaders.ts';
import type { Prompt } from '../../model/prompts.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { KeepTraitorActivity, MainCharactersContract } from './contract.ts';

/**
 * Asks the owner. In some editions the traitor must be one that has been called before, if there is one. Asks even if Mentat knows none of the owner's traitors. So the question does not show whether Mentat knows
 * them.
 */
export function activityPrompts({ rules }: Ctx, state: GameState, { faction }: KeepTraitorActivity): readonly Prompt[] {
  const { traitors } = factionState(state, faction);
  const open = rules.traitorKept === 'any' ? [] : revealedOf(state, faction);
  const known = open.length > 0 ? open : traitors === 'unknown' ? [] : traitors;
  const answers = known.length === 0 ? oneOf(null) : oneOf(...known);
  return [
    createPrompt(
      state,
      { kind: 'keep-traitor', traitors: known },
      { faction, about: `turn-${state.turn}-traitor`, answers },
    ),
  ];
}

/** Returns the traitors of a faction that have been called so far. Where Mentat knows its traitors, only these count. */
function revealedOf(state: GameState, faction: FactionId): readonly LeaderId[] {
  const { traitors } = factionState(state, faction);
  const called = state.revealedTraitors.filter((one) => one.faction === faction).map(({ leader }) => leader);
  return traitors === 'unknown' ? called : traitors.filter((leader) => called.includes(leader));
}

/** The handler of the answer. */
export const promptHandlers: Feature<MainCharactersContract>['prompts'] = {
  'keep-traitor': {
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'TraitorKept', faction, leader: value === null ? null : (value as LeaderId) }),
  },
};
