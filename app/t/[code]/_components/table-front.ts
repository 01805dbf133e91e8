import type { EditionId, FactionId, PlayerCircle } from '../../../../lib/client.ts';

/** What everybody may see of a table before sitting down. */
export interface TableFront {
  readonly code: string;
  readonly edition: EditionId;
  readonly seating: readonly {
    readonly faction: FactionId;
    readonly circle: PlayerCircle;
    readonly takenBy: string | null;
  }[];
}
