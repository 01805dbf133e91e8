/** The corrections of leader discs. */
import { anyOf, oneOf } from '../core/grammar.ts';
import { leaderField, territoryField, booleanField } from '../model/fields.ts';
import type { FactHandler } from '../kernel/feature.ts';
import { withLeader } from './changes.ts';
import { isHidden, liesOpenInTanks } from './leaders.ts';
import { leaderState } from '../model/selectors.ts';
import { requireLeaderInPlay, requireInRange } from './requirements.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import type { LeaderFact } from './contract.ts';

/** The handlers of public facts about leaders. */
export const leaderFacts: { readonly [One in LeaderFact as One['kind']]: FactHandler<One> } = {
  leader: {
    input: { leader: leaderField, where: oneOf('ready', 'tanks'), deaths: oneOf(0, 1, 2) },
    now: (state, fact) => {
      const { where, deaths } = leaderState(state, fact.leader);
      return { ...fact, where, deaths };
    },
    validate: (_ctx, state, { leader, where, deaths }) =>
      requireLeaderInPlay(state, leader) ??
      hidden(state, leader) ??
      requireInRange(deaths, where === 'tanks' ? 1 : 0, 2),
    set: (state, { leader, where, deaths }) =>
      withLeader(state, leader, {
        where,
        deaths,
        captor: null,
        faceDown: false,
        resting: false,
        ...(where === 'tanks' ? { foughtIn: null } : {}),
      }),
  },
  'leader-deaths': {
    input: { leader: leaderField, deaths: oneOf(0, 1, 2) },
    now: (state, fact) => ({ ...fact, deaths: leaderState(state, fact.leader).deaths }),
    validate: (_ctx, state, { leader, deaths }) =>
      requireLeaderInPlay(state, leader) ??
      requireInRange(deaths, liesOpenInTanks(leaderState(state, leader)) ? 1 : 0, 2),
    set: (state, { leader, deaths }) => withLeader(state, leader, { deaths }),
  },
  'leader-resting': {
    input: { leader: leaderField, rests: booleanField },
    now: (state, fact) => ({ ...fact, rests: leaderState(state, fact.leader).resting }),
    // If leaders never rest at this table, the moderator has nothing to set. A dead leader does not rest.
    validate: ({ rules }, state, { leader }) =>
      requireLeaderInPlay(state, leader) ??
      (rules.gholaLeaderFightsAtOnce ? { code: 'no-leader-rests' } : openlyDead(state, leader)),
    set: (state, { leader, rests }) => withLeader(state, leader, { resting: rests }),
  },
  'leader-fought': {
    input: { leader: leaderField, territory: anyOf(territoryField, oneOf(null)) },
    now: (state, fact) => ({ ...fact, territory: leaderState(state, fact.leader).foughtIn }),
    validate: (_ctx, state, { leader }) => requireLeaderInPlay(state, leader) ?? openlyDead(state, leader),
    set: (state, { leader, territory }) => withLeader(state, leader, { foughtIn: territory }),
  },
};

/**
 * Refuses facts about every leader that may be captive or face down, because only two factions may know which leader it
 * is.
 */
const hidden = (state: GameState, leader: LeaderId): Refusal | null =>
  isHidden(state, leaderState(state, leader)) ? { code: 'leader-is-hidden', leader } : null;

const openlyDead = (state: GameState, leader: LeaderId): Refusal | null =>
  liesOpenInTanks(leaderState(state, leader)) ? { code: 'leader-is-dead', leader } : null;
