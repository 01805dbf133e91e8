import type { TableActivity } from '../activities.ts';
import type { Forces, Sector } from '../board.ts';
import type { TableChoices } from '../choices.ts';
import type { MergeOf } from '../contracts.ts';
import type { Components, EditionId, Layer } from '../editions.ts';
import type { FactionId, Seating } from '../factions.ts';
import type { LeaderId } from '../leaders.ts';
import type { TreacheryTitle } from '../treachery-cards.ts';

export type OpeningEvent = MergeOf<'opening'> & {
  readonly type: 'TableOpened';
  readonly choices: TableChoices;
  readonly seating: readonly Seating[];
  readonly firstPlayer: FactionId;
  /** The sector of the storm before the first storm. */
  readonly storm: Sector;
  /** All forces of each faction, which begin as its reserves. */
  readonly forces: readonly (Forces & { readonly faction: FactionId })[];
  /** The leaders of the factions in play. */
  readonly leaders: readonly LeaderId[];
  /** The shuffled order of an app deck, top first; otherwise empty. */
  readonly treacheryDeck: readonly TreacheryTitle[];
  readonly traitorDeck: readonly LeaderId[];
};

export type OpeningLogFact = {
  readonly code: 'table-opened';
  readonly edition: EditionId;
  readonly layer: Layer;
  readonly components: Components;
};

export type OpeningCommand =
  /**
   * The moderator opens the table, as the first command of every log: the factions in play with their circles (2 to 9),
   * and the choices.
   */
  { readonly type: 'OpenTable'; readonly choices: TableChoices; readonly seating: readonly Seating[] };

/** The contract of the opening. */
export interface OpeningContract {
  readonly activity: TableActivity;
  readonly event: OpeningEvent;
  readonly logFact: OpeningLogFact;
  readonly kernelCommand: OpeningCommand;
}
