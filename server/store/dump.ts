import type { DeskVote, TableNotice } from '../../lib/engine.ts';
import type { CredentialHash, Receipt, SeatRecord } from './event-store.ts';
import type { StoredEvent } from './upcasts.ts';

/**
 * Everything that is kept of one table, to be carried to another store. Credentials are digests here as everywhere;
 * open passes and invitations stay behind, since they live for minutes.
 */
export interface TableDump {
  readonly code: string;
  readonly foundedAt: number;
  /** When the clock must next look at it (server time, ms), or `null`. */
  readonly due: number | null;
  readonly desk: CredentialHash;
  readonly events: readonly (StoredEvent & { readonly at: number })[];
  readonly receipts: readonly Receipt[];
  readonly seats: readonly (SeatRecord & { readonly credential: CredentialHash })[];
  readonly notices: readonly TableNotice[];
  readonly votes: readonly DeskVote[];
}
