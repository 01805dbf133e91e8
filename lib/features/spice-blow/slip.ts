/**
 * A slip of whoever draws: the card that was said last is taken back until somebody has acted on it, with all that came of
 * it by itself. What others have pledged or proposed meanwhile stays.
 */
import { forcesIn, withFaction, withForces, withSide } from '../../pieces/changes.ts';
import { sideShown, spiceFromBank, spiceToBank } from '../../pieces/events.ts';
import { epochRaised } from '../../kernel/events.ts';
import type { Activity } from '../../model/activities.ts';
import { samePlace, type SpiceOnBoard } from '../../model/board.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { EventOf, GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { allOf, isValidForces, minus, plus } from '../../model/forces.ts';
import { areAdvisors, factionState } from '../../model/selectors.ts';
import { pushActivity, popActivity, findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { runningNexus } from '../nexus/api.ts';
import type { SaidCard, SpiceBlowActivity } from './contract.ts';

/** How things stand before a card is said. */
export function aboutToBeSaid(state: GameState, blow: SpiceBlowActivity): SaidCard {
  const { spiceTops, spiceOut, spiceNext, nextWorm, wormsCome, lastBlow } = state;
  const before = { spiceTops, spiceOut, spiceNext, nextWorm, wormsCome };
  return { at: lastBlow?.turned.length ?? 0, blow, before, devoured: null, nexusDue: false };
}

/** Whoever draws takes back the card that was said last. Refuses `no-card-to-take-back`. */
export function decideTakeCardBack(state: GameState, faction: FactionId): Decision {
  const said = openSlip(state);
  if (said === null || faction !== state.firstPlayer) return refused({ code: 'no-card-to-take-back' });
  const { forces = [], spice = [], advisors = [] } = said.devoured ?? {};
  return accepted(
    { type: 'SpiceCardTakenBack', faction, forces, spice },
    ...laidBy(state, said).map(({ amount, ...place }) => spiceToBank(place, amount)),
    ...spice.map(({ amount, ...place }) => spiceFromBank(place, amount)),
    ...advisors.flatMap(({ faction: other, territory }): readonly GameEvent[] =>
      forces.some((stack) => stack.faction === other) || areAdvisors(state, other, territory)
        ? []
        : [sideShown(other, territory, 'advisors', 'as-before')],
    ),
    epochRaised(),
  );
}

/** The card that may still be taken back; `null` where none was said last, or somebody has acted on it. */
export function openSlip(state: GameState): SaidCard | null {
  const { saidCard: said, lastBlow, phase, turn } = state;
  if (said === null || phase !== 'spice-blow' || lastBlow?.turn !== turn) return null;
  const isLast = said.at === lastBlow.turned.length - 1;
  return isLast && isUntouched(state, said) && liesAsItCame(state, said) ? said : null;
}

/** Nothing goes on but what the card brought, and nobody has had a say in that. */
function isUntouched(state: GameState, { nexusDue }: SaidCard): boolean {
  const { stack } = state;
  const from = stack.findIndex(({ kind }) => kind === 'spice-blow');
  if (from < 0 ? stack.length > 1 : !stack.slice(from).every(isOfTheBlow)) return false;
  const nexus = runningNexus(state);
  // What is proposed in it is known to nobody else, and keeps nobody from anything.
  if (nexus === null ? nexusDue : nexus.news !== null || nexus.enough.length > 0) return false;
  return (findActivity(state, 'worm')?.cancelled.length ?? 0) === 0;
}

function isOfTheBlow(activity: Activity): boolean {
  if (activity.kind === 'window') return 'during' in activity.ask && activity.ask.during.startsWith('worm');
  return OF_THE_BLOW.some((kind) => kind === activity.kind) || 'worm' in activity;
}

const OF_THE_BLOW: readonly Activity['kind'][] = ['spice-blow', 'worm', 'nexus'];

/** What it laid lies there still, and nobody whom its worm devoured has come back. */
function liesAsItCame(state: GameState, said: SaidCard): boolean {
  const forces = said.devoured?.forces ?? [];
  return (
    laidBy(state, said).every((laid) =>
      state.spiceOnBoard.some((lying) => samePlace(lying, laid) && lying.amount >= laid.amount),
    ) &&
    state.factions.every(({ faction, tanks }) =>
      isValidForces(minus(tanks, allOf(forces.filter((stack) => stack.faction === faction)))),
    )
  );
}

/** The spice that the card laid on the board, if it did. */
function laidBy({ lastBlow }: GameState, { at }: SaidCard): readonly SpiceOnBoard[] {
  const card = lastBlow?.turned[at];
  return card?.kind === 'spice' && card.laid > 0
    ? [{ territory: card.territory, sector: card.sector, amount: card.laid }]
    : [];
}

/** The deck, the piles and what was devoured, as before the card; spice goes by events of its own. */
export function withCardTakenBack(state: GameState, { forces }: EventOf<'SpiceCardTakenBack'>): GameState {
  const { saidCard: said, lastBlow } = state;
  if (said === null || lastBlow === null) return state;
  const deck: GameState = {
    ...pushActivity(popActivity(state, said.blow.id), said.blow),
    ...said.before,
    lastBlow: { ...lastBlow, turned: lastBlow.turned.slice(0, said.at) },
    saidCard: null,
  };
  const there = forces.reduce((now, stack) => {
    const { faction } = stack;
    const tanks = minus(factionState(now, faction).tanks, stack);
    const out = withFaction(now, faction, () => ({ tanks }));
    return withForces(out, faction, stack, plus(forcesIn(out, faction, stack), stack));
  }, deck);
  return (said.devoured?.advisors ?? [])
    .filter(({ faction }) => forces.some((stack) => stack.faction === faction))
    .reduce((now, { faction, territory }) => withSide(now, faction, territory, 'advisors'), there);
}
