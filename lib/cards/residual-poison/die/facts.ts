/** The correction of a card whose effect a secret die decides. */
import { anyOf, oneOf } from '../../../core/grammar.ts';
import type { PublicFactOf } from '../../../model/facts.ts';
import { factionField } from '../../../model/fields.ts';
import type { Refusal } from '../../../model/refusals.ts';
import type { GameState } from '../../../model/state.ts';
import type { FactHandler } from '../../../kernel/feature.ts';
import { withCardLaid } from '../../../pieces/laid-cards.ts';
import { requireInPlay } from '../../../pieces/requirements.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { isDieInDeck } from '../in-deck.ts';
import { replacedAtDesk } from '../gone.ts';
import { withoutPoisoning } from './die.ts';

export const poisoning: FactHandler<PublicFactOf<'poisoning'>> = {
  input: { faction: factionField, by: anyOf(factionField, oneOf(null)) },
  now: (state, { kind, faction }) => ({
    kind,
    faction,
    by: state.poisonings.find(({ against }) => against === faction)?.by ?? null,
  }),
  validate: whyNot,
  set: withTold,
  onSet: (_ctx, { poisonings }, { faction: against, by }) => replacedAtDesk(poisonings, against, by),
};

function whyNot(ctx: Ctx, state: GameState, { faction, by }: PublicFactOf<'poisoning'>): Refusal | null {
  if (!isDieInDeck(ctx)) return { code: 'no-residual-poison' };
  const missing = requireInPlay(state, faction) ?? (by === null ? null : requireInPlay(state, by));
  if (missing !== null) return missing;
  if (faction === by) return { code: 'poisons-itself' };
  const isNew = by !== null && !state.poisonings.some((one) => one.against === faction && one.by === by);
  return isNew && state.choices.components.treachery === 'app' ? { code: 'kept-by-app' } : null;
}

function withTold(state: GameState, { faction: against, by }: PublicFactOf<'poisoning'>): GameState {
  const lies = state.poisonings.find((one) => one.against === against);
  if (lies?.by === by) return state;
  const cleared = withoutPoisoning(state, against);
  if (by === null) return cleared;
  const { turn, phase } = state;
  const laid = withCardLaid(cleared, by, against);
  return { ...laid, poisonings: [...laid.poisonings, { by, against, number: 'untold', leader: null, turn, phase }] };
}
