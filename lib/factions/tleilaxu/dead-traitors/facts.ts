/** What the moderator corrects of the traitors of Tleilaxu. */
import type { Feature } from '../../../kernel/feature.ts';
import { booleanField, leaderField } from '../../../model/fields.ts';
import type { Refusal } from '../../../model/refusals.ts';
import type { GameState } from '../../../model/state.ts';
import { requireInPlay, requireLeaderInPlay } from '../../../pieces/requirements.ts';
import { TLEILAXU } from '../name.ts';
import { canBeInPay, liesInTanks } from './candidates.ts';
import type { DeadTraitorsContract, DeadTraitorsFact } from './contract.ts';
import { withTraitors } from './with-traitors.ts';

/** The handler of the fact. The moderator cannot make a leader in the tanks loyal, because it would not last. */
export const facts: Feature<DeadTraitorsContract>['facts'] = {
  'dead-traitor': {
    input: { leader: leaderField, inPay: booleanField },
    now: ({ deadTraitors }, fact) => ({ ...fact, inPay: deadTraitors.inPay.includes(fact.leader) }),
    validate: (_ctx, state, fact) =>
      requireInPlay(state, TLEILAXU) ?? requireLeaderInPlay(state, fact.leader) ?? requirePossible(state, fact),
    set: (state, { leader, inPay }) =>
      withTraitors(state, ({ inPay: before }) => ({
        inPay: [...before.filter((other) => other !== leader), ...(inPay ? [leader] : [])],
      })),
  },
};

function requirePossible(state: GameState, { leader, inPay }: DeadTraitorsFact): Refusal | null {
  const isPossible = inPay ? canBeInPay(leader) : !liesInTanks(state, leader) || !canBeInPay(leader);
  return isPossible ? null : { code: 'traitor-stays-as-is', leader, inPay };
}
