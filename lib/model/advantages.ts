/** Every power of a faction that the program knows, by its permanent id. */
export const ADVANTAGE_IDS = [
  'atreides/kwisatz-haderach',
  'atreides/prescience',
  'atreides/prescience-ally',
  'bg/advisor-fighter',
  'bg/prediction',
  'bg/start-anywhere',
  'bg/voice',
  'bg/voice-ally',
  'emperor/sardaukar',
  'fremen/fedaykin',
  'fremen/last-turn',
  'fremen/no-spice-battle',
  'fremen/without-guild',
  'guild/last-turn',
  'bg/worthless-karama',
  'harkonnen/all-traitors',
  'harkonnen/hand-8',
  'harkonnen/traitors-for-ally',
  'fremen/see-storm',
  'fremen/storm-half',
] as const;
export type AdvantageId = (typeof ADVANTAGE_IDS)[number];
