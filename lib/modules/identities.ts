/** Every module, one line each: `'spice-harvest': spiceHarvest`, from the `identity.ts` of its folder. None is built yet. */
import type { ModuleIdentity } from '../model/identity.ts';

export const MODULE_IDENTITIES = {} as const satisfies Readonly<Record<string, ModuleIdentity>>;
