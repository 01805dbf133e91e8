/** CHOAM Charity on the screen, next to the planet. */
import type { Charity } from '../../../model/charity.ts';
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';

/** Returns the possible claims: `With 0 or 1 spice you may take charity, up to 2.` */
export const formatTerms = ({ holding, upTo }: Charity): string =>
  `With ${holding === 0 ? 'no' : `0 to ${holding}`.replace('0 to 1', '0 or 1')} spice you may take charity, up to ${upTo}.`;

/** Returns the sentence about a faction that needs no claim. */
export const formatAlways = (faction: FactionId, { upTo }: Charity): string =>
  `${capitalize(theFaction(faction))} takes ${upTo}, however much spice it has.`;

/** The title of the box on the screen. */
export const CHARITY = 'CHOAM Charity';

/** Returns the state of a faction next to its disc, for screen readers. */
export const formatHasSpoken = (spoken: boolean): string => (spoken ? 'has answered' : 'has not answered yet');

/** The text after a number, for screen readers. */
export const TAKEN = 'spice from the bank';

/** The text if the bank has paid nothing. */
export const NOBODY_CLAIMED = 'Nobody took any.';
