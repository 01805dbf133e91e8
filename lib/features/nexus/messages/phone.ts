/** The texts of a nexus on a phone. */
import { assertNever } from '../../../core/assert-never.ts';
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatCount, formatList } from '../../../messages/numbers.ts';
import type { AllianceOffer } from '../contract.ts';

/** The name of the covered secret. */
export const OFFERS = 'your offers';

export const ENOUGH = 'I have talked enough';
export const TALK_ON = 'Talk on';
/** The title of the page for a player who has talked enough. */
export const TALKED_ENOUGH = 'You have talked enough.';
/** The text next to the clock. */
export const BY_THE_CLOCK = 'Then the nexus ends. Open offers expire.';
/** The text after the name of a player who has talked enough. */
export const SAYS_ENOUGH = 'enough';
/** The text after the name of a player who still talks. */
export const SAYS_TALKS = 'talks';

/** Returns the line below the names of one side. */
export const formatAllied = (members: readonly FactionId[]): string => (members.length > 1 ? 'Allies' : 'No ally');

/** Returns the line below a faction in the list of offers. */
export function formatRow(
  state: 'none' | 'mine' | 'theirs' | 'declined',
  isAlly: boolean,
  allies: readonly FactionId[],
): string {
  if (isAlly) return 'Your ally';
  const allied = allies.length === 0 ? 'No ally' : `Ally of ${formatList(allies.map(theFaction))}`;
  switch (state) {
    case 'none':
      return allied;
    case 'mine':
      return `You have offered an alliance. ${allied}`;
    case 'theirs':
      return `Offers you an alliance. ${allied}`;
    case 'declined':
      return `The offer was declined. ${allied}`;
    default:
      return assertNever(state);
  }
}

/** Returns an offer of an alliance of more than two factions. */
export const formatOfferedBy = ({ members, agreed }: AllianceOffer, self: FactionId): string =>
  `${capitalize(formatList(members.map(theFaction)))}: ${formatAgreed(agreed, self)}`;

const formatAgreed = (agreed: readonly FactionId[], self: FactionId): string => {
  const others = agreed.filter((one) => one !== self).map(theFaction);
  const all = agreed.includes(self) ? ['you', ...others] : others;
  return `agreed to by ${formatList(all)}`;
};

export const NOTHING_CHOSEN = 'Choose with whom. Nobody else sees what you offer.';
export const NOT_POSSIBLE = 'These cannot ally at this table.';
export const OFFER = 'Offer an alliance';
export const TAKE_BACK = 'Take the offer back';
export const ACCEPT = 'Accept';
export const DECLINE = 'Decline';
export const BREAK = 'Break the alliance';
export const KEEP = 'Keep it';

/** Returns the members of an alliance in one line. */
export const formatGroup = (members: readonly FactionId[]): string => capitalize(formatList(members.map(theFaction)));

/** Returns the strongholds of a possible alliance: `Together 3 of the 4 strongholds that win.` */
export const formatHolds = ({ holds, needed }: { readonly holds: number; readonly needed: number | null }): string =>
  needed === null
    ? 'So many allies cannot win together.'
    : holds === 0
      ? `Together no stronghold; ${needed} win.`
      : `Together ${holds} of the ${formatCount(needed, 'stronghold')} that win.`;

/** Returns the effect on the present alliance of a faction that accepts. */
export const formatLeaves = (left: readonly FactionId[]): readonly string[] =>
  left.length === 0 ? [] : [`You leave ${formatList(left.map(theFaction))}, and the screen shows it.`];

/** Returns the effect of breaking the alliance. */
export const formatBreak = (own: readonly FactionId[]): string =>
  `You leave ${formatList(own.map(theFaction))}, and everybody sees it.`;
