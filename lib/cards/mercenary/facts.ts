/** The corrections of mercenaries by the moderator. */
import { anyOf, oneOf, range } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { factionField, typedLeaderField } from '../../model/fields.ts';
import { mercenariesIn, minus, onlyMercenaries, plus } from '../../model/forces.ts';
import type { FactionId } from '../../model/factions.ts';
import { type LeaderId, ownerOf } from '../../model/leaders.ts';
import { isMercenaryId, MERCENARIES } from '../../model/mercenaries.ts';
import type { Refusal } from '../../model/refusals.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { withFaction } from '../../pieces/changes.ts';
import { mercenariesInPool } from '../../pieces/mercenaries.ts';
import { requireInPlay, requireInRange } from '../../pieces/requirements.ts';
import { type Ctx, hasForces } from '../../powers/ctx.ts';
import type { MercenaryContract } from './contract.ts';
import { isInDeck } from './in-deck.ts';
import { withMercenaryLeader } from './leader.ts';

export const facts: Feature<MercenaryContract>['facts'] = {
  mercenaries: {
    shift: (fact, found, now) => ({ ...fact, count: fact.count + now.count - found.count }),
    input: { faction: factionField, count: range(0, MERCENARIES) },
    now: (state, fact) => ({ ...fact, count: inReserve(state, fact.faction) }),
    validate: (ctx, state, { faction, count }) =>
      whyNoService(ctx, state, faction) ??
      requireInRange(count, 0, inReserve(state, faction) + mercenariesInPool(state)),
    set: (state, { faction, count }) =>
      withFaction(state, faction, ({ reserves }) => ({
        reserves: plus(minus(reserves, onlyMercenaries(mercenariesIn(reserves))), onlyMercenaries(count)),
      })),
  },
  'mercenary-leader': {
    input: { leader: anyOf(typedLeaderField, oneOf(null)) },
    now: (state, fact) => ({ ...fact, leader: state.mercenaryLeader }),
    validate: (ctx, state, { leader }) =>
      leader === null ? whyNoDeck(ctx) : (whyNoService(ctx, state, ownerOf(leader)) ?? whyNoLeader(leader)),
    set: (state, { leader }) => (leader === state.mercenaryLeader ? state : withMercenaryLeader(state, leader)),
  },
};

const inReserve = (state: GameState, faction: FactionId): number =>
  mercenariesIn(factionState(state, faction).reserves);

const whyNoDeck = (ctx: Ctx): Refusal | null => (isInDeck(ctx) ? null : { code: 'no-mercenaries' });

/** Returns why mercenaries cannot serve this faction, or `null`. */
const whyNoService = (ctx: Ctx, state: GameState, faction: FactionId): Refusal | null =>
  whyNoDeck(ctx) ??
  requireInPlay(state, faction) ??
  (hasForces(ctx, faction) ? null : { code: 'no-reserves-for-mercenaries', faction });

const whyNoLeader = (leader: LeaderId): Refusal | null =>
  isMercenaryId(leader) ? null : { code: 'no-mercenary-leader', leader };
