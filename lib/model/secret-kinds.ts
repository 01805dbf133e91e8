import { ofModules, type WithModules } from './modules.ts';

/** The kinds of secret that the moderator can ask an owner to check. */
export const PRINTED_SECRET_KINDS = [
  'spice',
  'hand',
  'traitors',
  'prediction',
  'storm-card',
  'battle-losses',
  'captives',
  'marks',
] as const;
export type PrintedSecretKind = (typeof PRINTED_SECRET_KINDS)[number];
export type SecretKind = WithModules<PrintedSecretKind, 'secrets'>;
export const SECRET_KINDS: readonly SecretKind[] = [...PRINTED_SECRET_KINDS, ...ofModules('secrets')];
