/** A secret that the moderator can ask its owner to check. */
export const SECRET_KINDS = [
  'spice',
  'hand',
  'traitors',
  'prediction',
  'storm-card',
  'battle-losses',
  'captives',
] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];
