/** Messages of gifts. */
import type { FactionId } from '../../../model/factions.ts';
import { explain } from '../../../messages/explanation.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatSpice } from '../../../messages/numbers.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { GiftsContract } from './contract.ts';

export const giftsMessages: Messages<GiftsContract> = {
  log: {
    'gift-made': ({ by, to, amount }) => `${theFaction(by)} gave ${theFaction(to)} ${formatSpice(amount)}.`,
    'gift-due': ({ from, to, amount }) =>
      `the game went back: to correct the spice behind your shields, hand ${formatSpice(amount)} from ${theFaction(from)} to ${theFaction(to)}, unseen by others.`,
  },
  points: {
    'gift-made': ({ by, to, amount }) => `${theFaction(by)} gave ${theFaction(to)} ${formatSpice(amount)}`,
    'gift-due': 'spice changed hands',
  },
  refusals: {
    'no-spice-to-give': () =>
      explain('Your faction gives no spice away.', 'Set spice aside for an ally, or propose a deal.'),
    'gifts-for-allies-only': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} is no ally of yours.`, 'Alliances are made in a nexus.'),
    'no-gift-in-battle': () => explain('No spice is given in a battle.', 'Give it when the battle is over.'),
    'gift-too-large': ({ most }) =>
      explain(`You can give ${formatSpice(most)} at most.`, 'Give less, or enter your spice again.'),
  },
};

/** Returns the question about the amount. */
export const formatGiveTo = (ally: FactionId): string => `How much do you give ${theFaction(ally)}?`;
/** The name of the covered secret. */
export const WHAT_YOU_GIVE = 'what you give';
/** The label of the number. */
export const SPICE_GIVEN = 'Spice';
/** The effect of a gift. */
export const GIVING_LEAD = 'Your ally keeps it. Nobody else learns of it, so hand the spice over in secret.';
/** Returns the label of the button: `Give 6 spice`. */
export const formatGive = (amount: number): string => `Give ${formatSpice(amount)}`;
export const NOTHING_TO_GIVE = 'You have nothing to give now.';
