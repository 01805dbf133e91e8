/** CHOAM Charity on the screen, next to the planet. */
import type { Charity } from '../../../model/charity.ts';
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';

/** The possible claims: `With 0 or 1 spice you may take charity, up to 2.` */
export const formatTerms = ({ holding, upTo }: Charity): string =>
  `With ${holding === 0 ? 'no' : `0 to ${holding}`.replace('0 to 1', '0 or 1')} spice you may take charity, up to ${upTo}.`;

/** A faction that needs no claim, in a sentence. */
export const formatAlways = (faction: FactionId, { upTo }: Charity): string =>
  `${capitalize(theFaction(faction))} takes ${upTo} whatever it holds.`;

/** The title of the box on the screen. */
export const CHARITY = 'CHOAM Charity';

/** Next to a disc, for screen readers. */
export const formatHasSpoken = (spoken: boolean): string => (spoken ? 'has spoken' : 'has not spoken yet');

/** After a number, for screen readers. */
export const TAKEN = 'spice from the bank';

/** The charity is closed, and the bank pays nothing. */
export const NOBODY_CLAIMED = 'Nobody took any.';
