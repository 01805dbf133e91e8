/** The pages of the harvests on a phone. */
import type { FactionId } from '../../../../model/factions.ts';
import { factionName } from '../../../../messages/names.ts';
import { formatSpice } from '../../../../messages/numbers.ts';

export const MANAGER_SUM = { what: 'your sum', label: 'Spice', missing: 'Choose a sum first.', seal: 'Seal your sum' };
export const OFFER = { label: 'Price', none: 'Sell no card', missing: 'Choose a price first.', act: 'Offer a card' };
export const BUY = {
  what: 'your harvest card',
  label: 'One more card',
  yes: 'Buy it',
  no: 'Do not buy',
  missing: 'Choose first.',
  act: 'Answer',
};
export const ANNOUNCE = {
  what: 'your harvest',
  label: 'Announced spice',
  missing: 'Choose a number first.',
  act: 'Announce',
};
export const SHARES = { what: 'the shares', act: 'Give out the shares', missing: 'The share cards do not allow this.' };
export const LOOK = {
  what: 'the share that you look at',
  label: 'Player',
  missing: 'Choose a player first.',
  act: 'Look at the share',
};
export const VOTE = {
  what: 'your vote',
  yes: 'Yes',
  no: 'No',
  missing: 'Choose your vote first.',
  seal: 'Seal your vote',
};
export const SPLIT = {
  what: 'your division',
  equal: 'Equal parts',
  own: 'These parts',
  missing: 'The parts must add up to the rest.',
  seal: 'Seal your division',
};
export const SEALED = { title: 'Sealed', lead: 'Your answer is sealed until all have answered.', change: 'Change it' };

/** Returns the label of the button of an offer: `Offer a card for 4 spice`, `Sell no card`. */
export const formatOffer = (price: number | null): string =>
  price === null ? OFFER.none : `Offer a card for ${formatSpice(price)}`;

/** Returns the Manager's harvest card, under the cover. */
export const formatDrawn = (drawn: number): string => `The harvest is ${formatSpice(drawn)}.`;

/** Returns the own share, under the cover. */
export const formatShare = (share: number): string => `Your share is ${formatSpice(share)}.`;

/** Returns the label of a player to choose. */
export const formatTaker = (faction: FactionId): string => factionName(faction);
