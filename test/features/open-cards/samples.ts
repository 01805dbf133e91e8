/** Records of treachery cards at random. */
import { byModerator, type Diversion } from '../../support/diversion.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [() => byModerator({ type: 'LookThroughOpenCards' })];
