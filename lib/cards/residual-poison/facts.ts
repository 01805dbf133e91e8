/** The corrections of a Residual Poison by the moderator. */
import { anyOf, oneOf } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { PublicFactOf } from '../../model/facts.ts';
import { countField, factionField } from '../../model/fields.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { GameState } from '../../model/state.ts';
import { withCardLaid } from '../../pieces/laid-cards.ts';
import { requireInPlay, requireInRange } from '../../pieces/requirements.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { ResidualPoisonContract } from './contract.ts';
import { owedTo, withDebt } from './debts.ts';
import { poisoning } from './die/facts.ts';
import { replacedAtDesk } from './gone.ts';
import { isInDeck } from './in-deck.ts';
import { withoutPoison } from './reducer.ts';

/** The largest debt that a moderator can enter. The limit only stops typing errors. */
const MAX_DEBT = 60;

export const facts: Feature<ResidualPoisonContract>['facts'] = {
  poison: {
    input: { faction: factionField, by: anyOf(factionField, oneOf(null)), amount: countField },
    now: (state, { kind, faction }) => {
      const lies = state.poisons.find(({ against }) => against === faction);
      return { kind, faction, by: lies?.by ?? null, amount: lies?.amount ?? 0 };
    },
    validate: whyNoPoison,
    set: withPoisonTold,
    onSet: (_ctx, { poisons }, { faction: against, by }) => replacedAtDesk(poisons, against, by),
  },
  poisoning,
  'poison-debt': {
    input: { faction: factionField, to: factionField, amount: countField },
    now: (state, fact) => ({ ...fact, amount: owedTo(state, fact.faction, fact.to) }),
    validate: (ctx, state, { faction, to, amount }) =>
      whyNotBetween(ctx, state, faction, to) ?? requireInRange(amount, 0, MAX_DEBT),
    set: (state, { faction: by, to, amount }) => withDebt(state, { by, to, amount }),
  },
};

function whyNotBetween(
  ctx: Ctx,
  state: GameState,
  one: PublicFactOf<'poison'>['faction'],
  other: PublicFactOf<'poison'>['by'],
): Refusal | null {
  if (!isInDeck(ctx)) return { code: 'no-residual-poison' };
  const missing = requireInPlay(state, one) ?? (other === null ? null : requireInPlay(state, other));
  return missing ?? (one === other ? { code: 'poisons-itself' } : null);
}

/**
 * Returns why the fact is wrong. With the app's cards, Mentat knows which card lies before the shield, so only the
 * demand can be corrected.
 */
function whyNoPoison(ctx: Ctx, state: GameState, { faction, by, amount }: PublicFactOf<'poison'>): Refusal | null {
  const refusal = whyNotBetween(ctx, state, faction, by);
  if (refusal !== null) return refusal;
  const { least, most } = ctx.rules.residualPoison;
  const isNew = by !== null && !state.poisons.some((poison) => poison.against === faction && poison.by === by);
  if (isNew && state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
  return by === null ? requireInRange(amount, 0, 0) : requireInRange(amount, least, most);
}

function withPoisonTold(state: GameState, { faction: against, by, amount }: PublicFactOf<'poison'>): GameState {
  const lies = state.poisons.find((poison) => poison.against === against);
  if (by !== null && lies?.by === by)
    return { ...state, poisons: state.poisons.map((poison) => (poison === lies ? { ...lies, amount } : poison)) };
  const cleared = withoutPoison(state, against);
  if (by === null) return cleared;
  const from = state.bribesDemandedIn === state.turn ? state.turn + 1 : state.turn;
  const laid = withCardLaid(cleared, by, against);
  return { ...laid, poisons: [...laid.poisons, { by, against, amount, from }] };
}
