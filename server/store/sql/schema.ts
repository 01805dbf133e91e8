/** The tables of the database, as the query builder knows them. The migrations create them. */
export interface Schema {
  readonly tables: {
    code: string;
    founded_at: number;
    length: number;
    due: number | null;
  };
  readonly events: { code: string; position: number; at: number; version: number; body: string };
  readonly receipts: { code: string; actor: string; id: string; answer: string };
  readonly seats: {
    code: string;
    faction: string;
    name: string | null;
    credential: string | null;
    pass: string | null;
    pass_until: number | null;
    device: string | null;
  };
  readonly desks: {
    code: string;
    credential: string;
    invite: string | null;
    invite_until: number | null;
    device: string | null;
  };
  readonly votes: { code: string; faction: string; candidate: string };
  readonly swap_offers: { code: string; faction: string; partner: string };
  readonly notices: { code: string; position: number; at: number; body: string };
  readonly snapshots: { code: string; length: number; program: string; digest: string; body: string };
  readonly deleted_tables: { code: string; length: number };
}
