/** Leader discs: their owners, their possible holders, and what the public knows. */
import { assertNever } from '../core/assert-never.ts';
import type { FactionId } from '../model/factions.ts';
import { isMainCharacter, type LeaderId, ownerOf } from '../model/leaders.ts';
import type { GameState, LeaderState } from '../model/state.ts';
import { leaderState } from '../model/selectors.ts';
import type { Ctx } from '../powers/ctx.ts';

/** Returns the disc of a leader that has not fought yet. */
export const newDisc = (leader: LeaderId): LeaderState => ({
  leader,
  where: 'ready',
  foughtIn: null,
  diedIn: [],
  deaths: 0,
  faceDown: false,
  resting: false,
  captor: null,
});

/** Whether the leader is alive in the hands of another faction. */
export const isInOthersHands = ({ captor, where }: LeaderState): boolean => captor !== null && where === 'ready';

/** Whether this is the mercenary leader, which fights for a faction and is none of the faction's own leaders. */
export const isHired = ({ mercenaryLeader }: Pick<GameState, 'mercenaryLeader'>, leader: LeaderId): boolean =>
  mercenaryLeader === leader;

/** Returns the discs of the faction's own leaders, wherever they are. The mercenary leader is not among them. */
export const ownDiscs = (state: Discs, faction: FactionId): readonly LeaderState[] =>
  state.leaders.filter(({ leader }) => ownerOf(leader) === faction && !isHired(state, leader));

/**
 * Whether a faction has a living leader in its own hands. Its leaders in the hands of others and the mercenary leader do
 * not count.
 */
export const hasLivingLeader = (state: Discs, faction: FactionId): boolean =>
  ownDiscs(state, faction).some((disc) => disc.where === 'ready' && disc.captor === null);

/**
 * Whether this faction is out of the game, or about to be, by the rule of this table: its main character is dead, or it
 * holds no living leader. Without main characters, nobody is.
 * @rules Nine-faction compendium XXVI · AH79 The Duel VII ·
 */
export function isBeaten({ rules }: OutRule, state: Discs, faction: FactionId): boolean {
  const main = ownDiscs(state, faction).find(({ leader }) => isMainCharacter(leader));
  if (main === undefined) return false;
  switch (rules.outOfTheGame) {
    case 'never':
      return false;
    case 'without-leaders':
      return !hasLivingLeader(state, faction);
    case 'without-main-character':
      return main.where === 'tanks';
    default:
      return assertNever(rules.outOfTheGame);
  }
}

/** Returns the leader whose death would put its faction out of the game; `null` if there is none. */
export function lastHopeOf(table: OutRule, state: GameState, faction: FactionId): LeaderId | null {
  const living = ownDiscs(state, faction).filter((disc) => disc.where === 'ready' && !isInOthersHands(disc));
  return living.find(({ leader }) => isBeaten(table, withDead(state, leader), faction))?.leader ?? null;
}

type OutRule = { readonly rules: Pick<Ctx['rules'], 'outOfTheGame'> };

/** The discs of a position. */
type Discs = Pick<GameState, 'leaders' | 'mercenaryLeader'>;

// A copy of the whole position would read all of it, and the view of every change would be built from it again.
const withDead = ({ leaders, mercenaryLeader }: Discs, leader: LeaderId): Discs => ({
  mercenaryLeader,
  leaders: leaders.map((disc) => (disc.leader === leader ? { ...disc, where: 'tanks' } : disc)),
});

/** Returns the strength of a leader now, 0 or more: the strength of its disc without the points that cards have taken. */
export const strengthNow = (ctx: Pick<Ctx, 'strengthOf' | 'cards'>, state: GameState, leader: LeaderId): number =>
  ctx.cards.reduce(
    (strength, { weakensLeader }) => Math.max(0, strength - (weakensLeader?.(state, leader) ?? 0)),
    ctx.strengthOf(leader),
  );

/** Whether the leader is alive. A mercenary leader in the pool has no disc, so it is not. */
export const isReady = ({ leaders }: GameState, leader: LeaderId): boolean =>
  leaders.some((disc) => disc.leader === leader && disc.where === 'ready');

/** Whether the leader lies open in the tanks, so that everybody sees it. */
export const liesOpenInTanks = ({ where, faceDown }: LeaderState): boolean => where === 'tanks' && !faceDown;

/** Whether the leader may live, by public facts. A mercenary leader in the pool has no disc, so it does not. */
export const mayLive = ({ leaders }: GameState, leader: LeaderId): boolean =>
  leaders.some((disc) => disc.leader === leader && !liesOpenInTanks(disc));

/**
 * Whether others cannot know the place of this leader: some leaders of its faction are captive or face down, and this
 * one does not lie open in the tanks. The answer is the same for all these leaders, so that it does not show which of
 * them is hidden.
 */
export const isHidden = (state: GameState, disc: LeaderState): boolean =>
  !liesOpenInTanks(disc) && othersWhoHave(state, ownerOf(disc.leader)).length > 0;

/** Returns the factions that may have this leader, as far as the table knows, including its owner. */
export function couldBeWith(state: GameState, leader: LeaderId): readonly FactionId[] {
  const owner = ownerOf(leader);
  return [owner, ...(isHidden(state, leaderState(state, leader)) ? othersWhoHave(state, owner) : [])];
}

/** Returns the other factions that hold leaders of this faction, alive or face down in the tanks. This is public. */
const othersWhoHave = ({ leaders }: GameState, owner: FactionId): readonly FactionId[] => {
  const captors = new Set<FactionId>();
  for (const { leader, captor } of leaders) if (captor !== null && ownerOf(leader) === owner) captors.add(captor);
  return [...captors];
};
