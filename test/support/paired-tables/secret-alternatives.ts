/** How an owner tells a secret of each kind at one of two tables, and how otherwise at the other. */
import type { FactionId, DeclaredSecret, SecretKind, Random } from '#engine';
import { ofFeatures } from '../of-features.ts';
import type { Table } from '../table.ts';
import type { Both, SecretAlternative } from '../declaration-generator.ts';

const OTHERWISE = ofFeatures('secretAlternatives') as { readonly [Matter in SecretKind]: SecretAlternative<Matter> };

/** The same secret in two ways, of which one may well be refused; `null` where there is no other way. */
export const toldOtherwise = (
  matter: SecretKind,
  table: Table,
  owner: FactionId,
  random: Random,
): Both<DeclaredSecret> | null => OTHERWISE[matter](table, owner, random);
