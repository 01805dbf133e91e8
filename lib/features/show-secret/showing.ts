/**
 * One secret, shown to one other seat, once. Allies may talk in secret at any time, so nobody else learns of a showing
 * between allies. Otherwise the showing is public, because it is part of a deal. The content is never logged.
 * @rules GF9-2019 "Alliances" (strategy and information, any time) · AH79 XII.C (secretly, any time)
 */
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import type { ShowingId } from '../../model/knowledge.ts';
import { areAllies, factionState, isInPlay } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { SecretFace, SecretToShow, Showing, Vouched } from './contract.ts';

/**
 * Refuses `shown-to-oneself`, `faction-not-in-play`, `not-to-be-shown`, `held-up-already`; otherwise shows a secret.
 */
export function decideShow(ctx: Ctx, state: GameState, by: FactionId, secret: SecretToShow, to: FactionId): Decision {
  if (to === by) return refused({ code: 'shown-to-oneself' });
  if (!isInPlay(state, to)) return refused({ code: 'faction-not-in-play', faction: to });
  const face = faceOf(ctx, state, by, secret);
  if (face === null) return refused({ code: 'not-to-be-shown', kind: secret.kind });
  const earlier = state.showings.filter((one) => one.by === by && one.to === to);
  if (earlier.some(({ step }) => step === 'held-up')) return refused({ code: 'held-up-already', to });
  return accepted({
    type: 'SecretHeldUp',
    // The number counts only the showings between these two seats. They must not learn how often other seats show
    // secrets.
    showing: `${by}-to-${to}-${earlier.length + 1}`,
    by,
    to,
    silently: ctx.rules.alliesSecretTalk === 'any-time' && areAllies(state, by, to),
    face,
    vouched: vouchedFor(state, secret.kind),
  });
}

/** Opens the secret for the other seat, once. Refuses `nothing-held-up`. */
export function decideLook({ showings }: GameState, to: FactionId, showing: ShowingId): Decision {
  const one = showings.find((other) => isShownTo(other, to, showing) && other.step === 'held-up');
  if (one === undefined) return refused({ code: 'nothing-held-up' });
  const { by, silently } = one;
  return accepted({ type: 'SecretSeen', showing, by, to, silently });
}

/** Covers the secret again. The secret then stays covered. */
export const decidePutSecretAway = ({ showings }: GameState, to: FactionId, showing: ShowingId): Decision =>
  showings.some((one) => isShownTo(one, to, showing) && one.step === 'open')
    ? accepted({ type: 'SecretPutAway', showing })
    : accepted();

const isShownTo = (one: Showing, to: FactionId, showing: ShowingId): boolean =>
  one.to === to && one.showing === showing;

/** Returns the content of the owner's secret, if Mentat knows it; `null` if there is nothing to see. */
function faceOf(ctx: Ctx, state: GameState, owner: FactionId, secret: SecretToShow): SecretFace | null {
  switch (secret.kind) {
    case 'card': {
      const card = factionState(state, owner).hand.find(({ slot }) => slot === secret.slot)?.card ?? 'unknown';
      return card === 'unknown' ? null : { kind: 'card', card };
    }
    case 'traitor': {
      const { traitors } = factionState(state, owner);
      const isPaid = traitors !== 'unknown' && traitors.includes(secret.leader);
      return isPaid ? { kind: 'traitor', leader: secret.leader } : null;
    }
    case 'prediction': {
      const { prediction } = state;
      if (prediction?.by !== owner || prediction.told === 'untold') return null;
      return { kind: 'prediction', prediction: prediction.told };
    }
    case 'share': {
      const face = alsoShown(ctx, state, owner);
      return face?.kind === 'share' ? face : null;
    }
  }
}

/** Returns the secret that a power lets a faction show now; `null` if there is none. */
export const alsoShown = (ctx: Ctx, state: GameState, faction: FactionId): SecretFace | null =>
  activePowers(ctx, state)
    .map(({ letsShow }) => letsShow?.({ state, faction, rules: ctx.rules }) ?? null)
    .find((face) => face !== null) ?? null;

/** Returns the source of the secret: Mentat for everything that it has dealt, otherwise the owner's declaration. */
function vouchedFor({ choices: { components } }: GameState, kind: SecretToShow['kind']): Vouched {
  if (kind === 'card') return components.treachery === 'app' ? 'mentat' : 'owner';
  if (kind === 'traitor') return components.traitors === 'app' ? 'mentat' : 'owner';
  if (kind === 'share') return 'mentat';
  // The owner has declared the secret, in the set-up or later.
  return 'owner';
}
