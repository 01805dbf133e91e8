/** Every module, one line each: `'spice-harvest': spiceHarvest`, from the `identity.ts` of its folder. */
import type { ModuleIdentity } from '../model/identity.ts';
import { duel } from './duel/identity.ts';
import { rapidAccess } from './rapid-access/identity.ts';
import { spiceHarvest } from './spice-harvest/identity.ts';

export const MODULE_IDENTITIES = {
  'spice-harvest': spiceHarvest,
  'rapid-access': rapidAccess,
  duel,
} as const satisfies Readonly<Record<string, ModuleIdentity>>;
