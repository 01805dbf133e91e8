import type { FactionId, SecretKind, TableView } from '#client';
import type { IsDeclared } from '#app/_components/feature/desk-slots.ts';
import { DESK } from './desk.ts';

const DECLARED = Object.assign(
  {},
  ...Object.values(DESK).map((parts) => ('declares' in parts ? parts.declares : {})),
) as Readonly<Record<SecretKind, IsDeclared>>;

/** Whether the owner enters this secret in Mentat, and all players know that the faction has one. */
export const isOwnerDeclared = (matter: SecretKind, table: TableView, faction: FactionId): boolean =>
  DECLARED[matter](table, faction);
