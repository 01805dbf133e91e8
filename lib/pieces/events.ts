/** Event creators for pieces. No other file writes these events. */
import type { ForcesSide, ForceStack, Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { LaidAt } from '../model/laid-cards.ts';
import type { LeaderId } from '../model/leaders.ts';
import { forcesOf } from '../model/forces.ts';
import { BANK } from '../model/payments.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { CardKind, HandSlot, PlayedCard, TreacheryTitle } from '../model/treachery-cards.ts';
import type { PieceEvent, Purse } from './contract.ts';

type Made<Type extends PieceEvent['type']> = Extract<PieceEvent, { readonly type: Type }>;

/** Creates the event that deals cards from the top of the app's deck, or from the physical deck. */
export const cardsDealt = (faction: FactionId, cards: readonly HandSlot[]): Made<'CardsDealt'> => ({
  type: 'CardsDealt',
  faction,
  cards,
});

/** Creates the event that passes cards from one hand to another. */
export const cardsPassed = (passed: Omit<Made<'CardsPassed'>, 'type'>): Made<'CardsPassed'> => ({
  type: 'CardsPassed',
  ...passed,
});

/** Creates the event that moves an open card to its right place. */
export const cardMoved = (moved: Omit<Made<'CardMoved'>, 'type'>): Made<'CardMoved'> => ({
  type: 'CardMoved',
  ...moved,
});

/** Creates the event that discards a card from its owner's hand. */
export const cardDiscarded = (faction: FactionId, { slot, card }: PlayedCard): Made<'CardDiscarded'> => ({
  type: 'CardDiscarded',
  faction,
  card: { slot, card },
});

/** Creates the event that removes a card from the game. */
export const cardRemoved = (faction: FactionId, { slot, card }: PlayedCard): Made<'CardRemoved'> => ({
  type: 'CardRemoved',
  faction,
  card: { slot, card },
});

/** Creates the event that lays a card from a hand face down on the table. */
export const cardLaidDown = (faction: FactionId, before: LaidAt, card: HandSlot): Made<'CardLaidDown'> => ({
  type: 'CardLaidDown',
  faction,
  before,
  card,
});

/** Creates the event that lays a revealed card from its owner's hand on a leader, face up. */
export const cardLaidOnLeader = (
  faction: FactionId,
  { slot, card }: PlayedCard,
  leader: LeaderId,
): Made<'CardLaidOnLeader'> => ({ type: 'CardLaidOnLeader', faction, card: { slot, card }, leader });

/** Creates the event that takes a laid card back into its owner's hand, so that the owner can show it. */
export const cardTakenUp = (faction: FactionId, before: LaidAt, card: HandSlot): Made<'CardTakenUp'> => ({
  type: 'CardTakenUp',
  faction,
  before,
  card,
});

/** Creates the event that moves a laid card to the discards, unseen. */
export const cardLaidAway = (faction: FactionId, before: LaidAt, among: readonly CardKind[]): Made<'CardLaidAway'> => ({
  type: 'CardLaidAway',
  faction,
  before,
  among,
});

/** Creates the event that shuffles the discards under the rest of the deck. */
export const discardsReshuffled = (deck: readonly TreacheryTitle[]): Made<'DiscardsReshuffled'> => ({
  type: 'DiscardsReshuffled',
  deck,
});

/** Creates the event that shuffles a whole hand into the deck. */
export const handReturned = (faction: FactionId, deck: readonly TreacheryTitle[]): Made<'HandReturned'> => ({
  type: 'HandReturned',
  faction,
  deck,
});

/** Creates the event that deals leaders as traitors, before their owner chooses. */
export const traitorsDealt = (faction: FactionId, leaders: readonly LeaderId[]): Made<'TraitorsDealt'> => ({
  type: 'TraitorsDealt',
  faction,
  leaders,
});

/** Creates the event of the chosen traitors: those that stay, and those that go back. */
export const traitorsChosen = (
  faction: FactionId,
  kept: readonly LeaderId[],
  returned: readonly LeaderId[],
): Made<'TraitorsChosen'> => ({ type: 'TraitorsChosen', faction, kept, returned });

/** Creates the event that forces of one stack go to the tanks. Mercenaries go to their pool. */
export const forcesLost = ({ faction, territory, sector, ...forces }: ForceStack): Made<'ForcesLost'> => ({
  type: 'ForcesLost',
  faction,
  territory,
  sector,
  ...forcesOf(forces),
});

/** Creates the event that forces go from the tanks to the reserves. */
export const forcesRevived = (faction: FactionId, { count, special }: Forces): Made<'ForcesRevived'> => ({
  type: 'ForcesRevived',
  faction,
  count,
  special,
});

/** Creates the event that all forces of a faction in one territory turn to their other side. */
export const sideShown = (
  faction: FactionId,
  territory: TerritoryId,
  side: ForcesSide,
  because: Made<'SideShown'>['because'],
): Made<'SideShown'> => ({ type: 'SideShown', faction, territory, side, because });

/** Creates the event that a leader goes to the tanks. */
export const leaderKilled = (leader: LeaderId): Made<'LeaderKilled'> => ({ type: 'LeaderKilled', leader });

/** Creates the event that revives a leader. With `resting` the leader may not fight before the next battle phase. */
export const leaderRevived = (leader: LeaderId, resting: boolean): Made<'LeaderRevived'> => ({
  type: 'LeaderRevived',
  leader,
  resting,
});

/** Whether an event revives a leader. */
export const isLeaderRevived = ({ type }: { readonly type: string }): boolean => type === 'LeaderRevived';

/** Creates the event that binds a leader to the territory where it fought, until the battles are over. */
export const leaderBound = (leader: LeaderId, territory: TerritoryId): Made<'LeaderBound'> => ({
  type: 'LeaderBound',
  leader,
  territory,
});

/** Creates the event that moves spice from one owner to another. */
export const spiceMoved = (from: Purse, to: Purse, amount: number): Made<'SpiceMoved'> => ({
  type: 'SpiceMoved',
  from,
  to,
  amount,
});

/** Creates the event of income from the bank: charity, collection, a bounty. */
export const spiceFromBank = (to: Purse, amount: number): Made<'SpiceMoved'> => spiceMoved(BANK, to, amount);
/** Creates the event of spice that goes to no faction: it is swept away, or paid to the bank. */
export const spiceToBank = (from: Purse, amount: number): Made<'SpiceMoved'> => spiceMoved(from, BANK, amount);
