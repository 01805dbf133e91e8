/** CHOAM Charity on the screen, beside the planet. */
import type { Charity } from '../../../model/charity.ts';
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';

/** Who may claim how much: `With 0 or 1 spice you may take charity, up to 2.` */
export const formatTerms = ({ holding, upTo }: Charity): string =>
  `With ${holding === 0 ? 'no' : `0 to ${holding}`.replace('0 to 1', '0 or 1')} spice you may take charity, up to ${upTo}.`;

/** Whoever gets it without a claim, in a sentence. */
export const formatAlways = (faction: FactionId, { upTo }: Charity): string =>
  `${capitalize(theFaction(faction))} takes ${upTo} whatever it holds.`;

/** Head of the box on the screen. */
export const CHARITY = 'CHOAM Charity';

/** Beside a disc, for who cannot see the sign. */
export const formatHasSpoken = (spoken: boolean): string => (spoken ? 'has spoken' : 'has not spoken yet');

/** Behind a number, for who cannot see the sign of spice. */
export const TAKEN = 'spice from the bank';

/** It was closed, and the bank pays nothing. */
export const NOBODY_CLAIMED = 'Nobody took any.';
