/** Owners asked at random. */
import { SECRET_KINDS } from '#engine';
import { pick } from '../../support/chances.ts';
import { byModerator, someFaction, type Diversion } from '../../support/diversion.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random) =>
    byModerator({ type: 'AskOwner', faction: someFaction(table, random), matter: pick(SECRET_KINDS, random) }),
];
