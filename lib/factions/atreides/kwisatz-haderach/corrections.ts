/** Corrections of the place of the Kwisatz Haderach and of the losses that wake it. */
import { countField } from '../../../model/fields.ts';
import { anyOf, oneOf } from '../../../core/grammar.ts';
import { territoryField } from '../../../model/fields.ts';
import type { FactHandler, SecretHandler } from '../../../kernel/feature.ts';
import { requireInRange } from '../../../pieces/requirements.ts';
import type { GameState } from '../../../model/state.ts';
import { withKwisatzHaderach } from './changes.ts';
import type { KwisatzHaderach, KwisatzHaderachFact, LossesSecret } from './contract.ts';

/** More forces than any faction loses in a game. The limit only stops typing errors. */
const MAX_LOSSES = 200;

/** The secret of the losses, for the faction that can get the Kwisatz Haderach. */
export const battleLosses: SecretHandler<LossesSecret> = {
  input: { losses: countField },
  of: ({ kwisatzHaderach }) => (kwisatzHaderach === null ? [] : [kwisatzHaderach.of]),
  now: (state) => ({ kind: 'battle-losses', losses: lostBy(state) }),
  validateOwner: (_ctx, { kwisatzHaderach }, faction) =>
    kwisatzHaderach?.of === faction ? null : { code: 'no-kwisatz-haderach' },
  validate: (_ctx, _state, _faction, { losses }) => requireInRange(losses, 0, MAX_LOSSES),
  set: (state, _faction, { losses }) => withKwisatzHaderach(state, { losses, lostIn: lostNow(state, losses) }),
};

/** The handler of the fact about the Kwisatz Haderach's place and use. If it is dead, its use does not matter. */
export const whereabouts: FactHandler<KwisatzHaderachFact> = {
  input: { where: oneOf('ready', 'tanks'), usedIn: anyOf(territoryField, oneOf(null)) },
  now: (state, fact) => ({
    ...fact,
    where: state.kwisatzHaderach?.where ?? 'ready',
    usedIn: state.kwisatzHaderach?.usedIn ?? null,
  }),
  validate: (_ctx, state, { where, usedIn }) => {
    if (state.kwisatzHaderach === null) return { code: 'no-kwisatz-haderach' };
    return where === 'tanks' && usedIn !== null ? { code: 'kwisatz-haderach-is-dead' } : null;
  },
  set: (state, { where, usedIn }) =>
    withKwisatzHaderach(state, {
      where,
      usedIn,
      usedWith: usedIn === null ? null : (state.kwisatzHaderach?.usedWith ?? null),
    }),
};

/**
 * Returns how many losses belong to this turn. If forces were lost in this turn, a correction of the owner's count
 * changes how many were lost in this turn.
 */
function lostNow(state: GameState, losses: number): KwisatzHaderach['lostIn'] {
  const { turn, count } = state.kwisatzHaderach?.lostIn ?? { turn: state.turn, count: 0 };
  const ofThisTurn = turn === state.turn ? count + losses - lostBy(state) : count;
  return { turn, count: Math.min(losses, Math.max(0, ofThisTurn)) };
}

const lostBy = ({ kwisatzHaderach }: GameState): number => kwisatzHaderach?.losses ?? 0;
