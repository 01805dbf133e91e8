/** Threats of Kanly: one a turn, against a named player and a named action. */
import { accepted, type Decision, refused } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Refusal } from '../../../model/refusals.ts';
import { stormOrder } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { areNegotiatorsCalled } from '../war/api.ts';
import { isQuiet, threatsNow, whyNoChallenge, whyNoDuel } from './api.ts';
import type { Threat } from './contract.ts';

/** A threat as a player utters it. */
interface Spoken {
  readonly on: FactionId;
  readonly action: string;
}

/**
 * Accepts a threat. Refuses `kanly-by-card`, `one-threat-a-turn`, `threat-repeated`, and for the reasons of
 * `whyNoChallenge` and `whyNoDuel`.
 *
 * @rules AH79 The Duel V.1, VIII.3 ·
 */
export function decideThreat(ctx: Ctx, state: GameState, by: FactionId, { on, action }: Spoken): Decision {
  const refusal = whyNoThreat(ctx, state, by, { on, action });
  return refusal === null ? accepted({ type: 'KanlyThreatened', by, on, action }) : refused(refusal);
}

function whyNoThreat(ctx: Ctx, state: GameState, by: FactionId, { on, action }: Spoken): Refusal | null {
  if (state.kanly !== null && state.kanly.rules.yesCards !== null) return { code: 'kanly-by-card' };
  const refusal = whyNoChallenge(state, { by, on });
  if (refusal !== null) return refusal;
  const threats = threatsNow(state);
  if (threats.some((threat) => threat.by === by)) return { code: 'one-threat-a-turn' };
  const same = threats.find(
    (threat) => threat.on === on && threat.action !== null && plain(threat.action) === plain(action),
  );
  if (same !== undefined) return { code: 'threat-repeated', by: same.by };
  return whyNoDuel(ctx, state, { by, on });
}

const plain = (action: string): string => action.toLowerCase().split(/\s+/).join(' ').trim();

/**
 * Accepts that the action of a threat has happened. Refuses `no-duels-here`, `no-threat-open`, `threatens-ally`,
 * `duel-fought`, `no-leader-for-duel`.
 *
 * @rules AH79 The Duel V.1 ·
 */
export const decideDeclare = (ctx: Ctx, state: GameState, by: FactionId): Decision =>
  declared(ctx, state, by, ['open']);

/**
 * Accepts the same from the moderator, who decides if players disagree. So the moderator can also declare a threat that
 * was withdrawn. Refuses the same.
 *
 * @rules AH79 The Duel V.1 · R-242
 */
export const decideCall = (ctx: Ctx, state: GameState, by: FactionId): Decision =>
  declared(ctx, state, by, ['open', 'withdrawn']);

function declared(ctx: Ctx, state: GameState, by: FactionId, stands: readonly Threat['stands'][]): Decision {
  const threat = threatOf(state, by, stands);
  if (threat === null) return refused(withoutThreat(state, by));
  const refusal = whyNoDuel(ctx, state, threat);
  return refusal === null ? accepted({ type: 'KanlyDeclared', by, on: threat.on }) : refused(refusal);
}

/** Withdraws a threat: its own player or the moderator. Refuses `no-duels-here`, `no-threat-open`. */
export const decideWithdraw = (state: GameState, by: FactionId): Decision =>
  openThreatOf(state, by) === null
    ? refused(withoutThreat(state, by))
    : accepted({ type: 'KanlyThreatEnded', by, because: 'withdrawn' });

/** Returns the refusal for a faction without an open threat. */
const withoutThreat = (state: GameState, by: FactionId): Refusal =>
  state.kanly === null ? { code: 'no-duels-here' } : { code: 'no-threat-open', faction: by };

const openThreatOf = (state: GameState, by: FactionId): Threat | null => threatOf(state, by, ['open']);

const threatOf = (state: GameState, by: FactionId, stands: readonly Threat['stands'][]): Threat | null =>
  threatsNow(state).find((threat) => threat.by === by && stands.includes(threat.stands)) ?? null;

/**
 * Returns the factions that a faction can threaten now, with an action that nobody has named. The list does not tell
 * whether another faction has a leader, because a captive is secret.
 */
export const mayThreaten = (ctx: Ctx, state: GameState, by: FactionId): readonly FactionId[] =>
  stormOrder(state).filter((on) => {
    const refusal = whyNoThreat(ctx, state, by, { on, action: '' });
    return refusal === null || (refusal.code === 'no-leader-for-duel' && refusal.faction === on);
  });

/**
 * Returns the beginning of a declared duel as soon as everything else is over, a nexus with leaders in the arena too. A duel between allies, or without a
 * leader on one side, lapses.
 *
 * @rules
 */
export function declaredDuel(ctx: Ctx, state: GameState): readonly GameEvent[] {
  if (state.kanly === null || state.victory !== null || !isQuiet(state) || areNegotiatorsCalled(state)) return [];
  const threat = threatsNow(state).find(({ stands }) => stands === 'declared');
  if (threat === undefined) return [];
  const { by, on } = threat;
  return whyNoDuel(ctx, state, threat) === null
    ? [{ type: 'KanlyBegan', by, on }]
    : [{ type: 'KanlyThreatEnded', by, because: 'lapsed' }];
}
