import { ofModules, type WithModules } from './modules.ts';

/** A secret that the moderator can ask its owner to check. */
const PRINTED_KINDS = ['spice', 'hand', 'traitors', 'prediction', 'storm-card', 'battle-losses', 'captives'] as const;
type PrintedSecretKind = (typeof PRINTED_KINDS)[number];
export type SecretKind = WithModules<PrintedSecretKind, 'secrets'>;
export const SECRET_KINDS: readonly SecretKind[] = [...PRINTED_KINDS, ...ofModules('secrets')];
