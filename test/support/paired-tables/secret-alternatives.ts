/** An owner's declaration of a secret of each kind at one of two tables, and a different one at the other. */
import type { FactionId, DeclaredSecret, SecretKind, Random } from '#engine';
import { ofFeatures } from '../of-features.ts';
import type { Table } from '../table.ts';
import type { Both, SecretAlternative } from '../declaration-generator.ts';

const OTHERWISE = ofFeatures('secretAlternatives') as { readonly [Matter in SecretKind]: SecretAlternative<Matter> };

/** Declares a secret with two values; the engine may refuse one of them. `null` if there is no second value. */
export const toldOtherwise = (
  matter: SecretKind,
  table: Table,
  owner: FactionId,
  random: Random,
): Both<DeclaredSecret> | null => OTHERWISE[matter](table, owner, random);
