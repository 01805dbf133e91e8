/** A secret that the moderator can ask its owner to check. */
export const OWN_MATTERS = [
  'spice',
  'hand',
  'traitors',
  'prediction',
  'storm-card',
  'battle-losses',
  'captives',
] as const;
export type OwnMatter = (typeof OWN_MATTERS)[number];
