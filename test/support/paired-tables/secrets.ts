/**
 * The secrets in which a pair of tables can differ: every kind of the engine's table of secrets, and the other secrets
 * that features name.
 */
import { SECRET_KINDS, type SecretKind } from '#engine';
import type { FEATURES } from '../../features.ts';
import { ofFeatures } from '../of-features.ts';
import type { BegunApart, PartedOver, Setting } from './difference.ts';

type Listed = (typeof FEATURES)[keyof typeof FEATURES];
type SecretsOf<Feature> = Feature extends { readonly secretPairs: infer Pairs } ? keyof Pairs & string : never;
export type Secret = SecretKind | SecretsOf<Listed>;

const DIFFERENCES = ofFeatures('secretPairs') as Readonly<Partial<Record<Secret, Said>>>;
type Said = Setting & Partial<Pick<PartedOver, 'parts'> & Pick<BegunApart, 'apart'>>;

export const SECRETS = [...new Set([...SECRET_KINDS, ...Object.keys(DIFFERENCES)])] as readonly Secret[];

/** Returns the declarations of one secret; none if the tables report its kind in other ways. */
export const differenceIn = (secret: Secret): Said => DIFFERENCES[secret] ?? {};
