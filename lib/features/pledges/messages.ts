/** Messages of pledges between allies. */
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize, formatList, formatSpice } from '../../messages/numbers.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PledgePurpose, PledgesContract } from './contract.ts';

export const pledgesMessages: Messages<PledgesContract> = {
  refusals: {
    'no-ally-of-yours': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} is no ally of yours.`, 'Alliances are made in a nexus.'),
    'too-much-pledged': ({ most }) =>
      explain(`You can set aside ${formatSpice(most)} at most.`, 'Set aside less, or enter your spice again.'),
    'pledge-is-bid': ({ faction, least }) =>
      explain(
        `${capitalize(theFaction(faction))} has bid with the spice you set aside.`,
        `Leave ${formatSpice(least)} for cards until another player bids more.`,
      ),
    'pays-no-revivals': () =>
      explain('Your faction pays for no revivals of others.', 'Set it aside for cards or shipments.'),
  },
};

/** Returns the question about pledges to this ally. */
export const formatFor = (ally: FactionId): string => `What do you set aside for ${theFaction(ally)}?`;
/** The name of the covered secret. */
export const SET_ASIDE_WHAT = 'what you set aside';
/** The explanation of pledges. */
export const PLEDGE_LEAD =
  'Spice that you set aside is no longer part of your spice. You can take it back, and it comes back when the alliance ends. Only your ally sees it. ' +
  'If you enter your spice again, nothing is set aside any more.';

const PURPOSES: Record<PledgePurpose, string> = {
  cards: 'For cards',
  shipments: 'For shipments',
  revivals: 'For revivals',
};
/** Returns the name of a purpose. */
export const namePurpose = (purpose: PledgePurpose): string => PURPOSES[purpose];

/** Returns the label of the button: `Set 6 spice aside`. */
export const formatPledge = (total: number): string =>
  total === 0 ? 'Set nothing aside' : `Set ${formatSpice(total)} aside`;

/** Returns the sum below the purposes: `6 set aside, 5 left`. With uncounted spice the text is only `6 set aside`. */
export const formatLeft = (total: number, left: number | null): string =>
  left === null ? `${total} set aside` : `${total} set aside, ${left} left`;

/** Returns the pledges of an ally: `The Emperor sets aside for you: 6 for cards and 2 for shipments.` */
export function formatReceived(by: FactionId, sums: { readonly [Purpose in PledgePurpose]: number }): string {
  const each = (['cards', 'shipments', 'revivals'] as const)
    .filter((purpose) => sums[purpose] > 0)
    .map((purpose) => `${sums[purpose]} for ${purpose}`);
  return `${capitalize(theFaction(by))} sets aside for you: ${formatList(each)}.`;
}
export const NOTHING_RECEIVED = 'No ally sets spice aside for you.';
