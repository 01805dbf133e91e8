/** How each public fact stands in the state, and how a corrected one is written there. */
import { assertNever } from '../../core/assert-never.ts';
import { withAlliance } from '../../rules/alliances.ts';
import {
  forcesIn,
  spiceIn,
  withFaction,
  withForces,
  withKwisatzHaderach,
  withLeader,
  withSide,
  withSpiceOnBoard,
} from '../../rules/changes.ts';
import { pileOf, withPile } from '../../rules/piles.ts';
import { allianceOf, areAdvisors, factionOf, leaderOf } from '../../rules/position.ts';
import { withSpecialKarama } from '../../rules/special-karama.ts';
import { minus, plus, troopsOf } from '../../rules/troops.ts';
import type { PublicFact } from '../../table/facts.ts';
import type { GameState } from '../../table/state.ts';

/** The same fact as it stands before the correction. */
export function factNow(state: GameState, fact: PublicFact): PublicFact {
  switch (fact.kind) {
    case 'turn':
      return { ...fact, turn: state.turn };
    case 'pile':
      return { ...fact, cards: pileOf(state, fact.pile) };
    case 'phase':
      return { ...fact, phase: state.phase };
    case 'first-player':
      return { ...fact, faction: state.firstPlayer };
    case 'storm':
      return { ...fact, sector: state.storm };
    case 'shield-wall':
      return { ...fact, stands: state.shieldWallStands };
    case 'storm-card':
      return { ...fact, lies: state.stormCard !== 'none' };
    case 'last-wheels':
      return { ...fact, one: state.lastWheels?.[0] ?? null, two: state.lastWheels?.[1] ?? null };
    case 'forces':
      return { ...fact, ...forcesIn(state, fact.faction, fact) };
    case 'tanks':
      return { ...fact, ...factionOf(state, fact.faction).tanks };
    case 'side':
      return { ...fact, side: areAdvisors(state, fact.faction, fact.territory) ? 'advisors' : 'fighters' };
    case 'spice-on-board':
      return { ...fact, amount: spiceIn(state, fact) };
    case 'leader':
      return { ...fact, where: leaderOf(state, fact.leader).where, deaths: leaderOf(state, fact.leader).deaths };
    case 'leader-deaths':
      return { ...fact, deaths: leaderOf(state, fact.leader).deaths };
    case 'leader-resting':
      return { ...fact, rests: leaderOf(state, fact.leader).resting };
    case 'special-karama':
      return { ...fact, used: state.specialKaramaUsed.includes(fact.faction) };
    case 'leader-fought':
      return { ...fact, territory: leaderOf(state, fact.leader).foughtIn };
    case 'kwisatz-haderach':
      return {
        ...fact,
        where: state.kwisatzHaderach?.where ?? 'ready',
        usedIn: state.kwisatzHaderach?.usedIn ?? null,
      };
    case 'alliance':
      return { ...fact, members: fact.members.slice(0, 1).flatMap((first) => allianceOf(state, first)) };
    default:
      return assertNever(fact);
  }
}

/** Records a correction. Forces come from, and go back to, the reserves. */
export function withFact(state: GameState, fact: PublicFact): GameState {
  switch (fact.kind) {
    case 'turn':
      return { ...state, turn: fact.turn };
    case 'pile':
      return withPile(state, fact.pile, fact.cards);
    case 'phase':
      return { ...state, phase: fact.phase };
    case 'first-player':
      return { ...state, firstPlayer: fact.faction };
    case 'storm':
      return { ...state, storm: fact.sector };
    case 'shield-wall':
      return { ...state, shieldWallStands: fact.stands };
    case 'storm-card':
      return { ...state, stormCard: fact.lies ? 'untold' : 'none', stormCardOf: null };
    case 'last-wheels':
      return { ...state, lastWheels: fact.one === null || fact.two === null ? null : [fact.one, fact.two] };
    case 'forces': {
      const taken = minus(fact, forcesIn(state, fact.faction, fact));
      const placed = withForces(state, fact.faction, fact, fact);
      return withFaction(placed, fact.faction, ({ reserves }) => ({ reserves: minus(reserves, taken) }));
    }
    case 'tanks':
      return withFaction(state, fact.faction, ({ tanks, reserves }) => ({
        tanks: troopsOf(fact),
        reserves: minus(plus(reserves, tanks), fact),
      }));
    case 'side':
      return withSide(state, fact.faction, fact.territory, fact.side);
    case 'spice-on-board':
      return withSpiceOnBoard(state, fact, fact.amount);
    case 'leader':
      return withLeader(state, fact.leader, {
        where: fact.where,
        deaths: fact.deaths,
        captor: null,
        faceDown: false,
        resting: false,
        ...(fact.where === 'tanks' ? { foughtIn: null } : {}),
      });
    case 'leader-deaths':
      return withLeader(state, fact.leader, { deaths: fact.deaths });
    case 'leader-resting':
      return withLeader(state, fact.leader, { resting: fact.rests });
    case 'special-karama':
      return withSpecialKarama(state, fact.faction, fact.used);
    case 'leader-fought':
      return withLeader(state, fact.leader, { foughtIn: fact.territory });
    case 'kwisatz-haderach':
      return withKwisatzHaderach(state, { where: fact.where, usedIn: fact.usedIn });
    case 'alliance':
      return withAlliance(state, fact.members);
    default:
      return assertNever(fact);
  }
}
