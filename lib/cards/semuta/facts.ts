/** The correction of a drugged leader by the moderator. */
import type { Feature } from '../../kernel/feature.ts';
import type { PublicFactOf } from '../../model/facts.ts';
import { countField, leaderField } from '../../model/fields.ts';
import type { Refusal } from '../../model/refusals.ts';
import { leaderState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { liesOpenInTanks } from '../../pieces/leaders.ts';
import { requireInRange, requireLeaderInPlay } from '../../pieces/requirements.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { SemutaContract } from './contract.ts';
import { isInDeck } from './in-deck.ts';
import { drugOn, withDose, withDrugged, withoutDrug } from './drugged.ts';

export const facts: Feature<SemutaContract>['facts'] = {
  'leader-drugged': {
    input: { leader: leaderField, lost: countField },
    now: (state, fact) => ({ ...fact, lost: drugOn(state, fact.leader)?.lost ?? 0 }),
    validate: whyNot,
    set: (state, { leader, lost }) => {
      if (lost === 0) return withoutDrug(state, leader);
      const drug = drugOn(state, leader);
      const given = drug === null ? withDose(state, leader) : state;
      const now = drugOn(given, leader);
      return now === null ? given : withDrugged(given, { ...now, lost });
    },
  },
};

/** Returns why the fact is wrong. A card of the app's deck lies on a leader only after a battle in the app. */
function whyNot(ctx: Ctx, state: GameState, { leader, lost }: PublicFactOf<'leader-drugged'>): Refusal | null {
  if (!isInDeck(ctx)) return { code: 'no-semuta' };
  const missing = requireLeaderInPlay(state, leader);
  if (missing !== null || lost === 0) return missing;
  if (liesOpenInTanks(leaderState(state, leader))) return { code: 'leader-is-dead', leader };
  const isNew = drugOn(state, leader) === null;
  if (isNew && state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
  return requireInRange(lost, 0, ctx.strengthOf(leader) - 1);
}
