import type { FactionId } from './factions.ts';

/**
 * The thirty leader discs: whose they are and their fighting strength.
 * @rules AH79 Player Aid Pad, both sides · GF9-2019 the same strengths on the discs
 */
export const LEADERS = {
  'thufir-hawat': { faction: 'atreides', strength: 5 },
  'lady-jessica': { faction: 'atreides', strength: 5 },
  'gurney-halleck': { faction: 'atreides', strength: 4 },
  'duncan-idaho': { faction: 'atreides', strength: 2 },
  'dr-yueh': { faction: 'atreides', strength: 1 },
  'feyd-rautha': { faction: 'harkonnen', strength: 6 },
  'beast-rabban': { faction: 'harkonnen', strength: 4 },
  'piter-de-vries': { faction: 'harkonnen', strength: 3 },
  'captain-nefud': { faction: 'harkonnen', strength: 2 },
  'umman-kudu': { faction: 'harkonnen', strength: 1 },
  'hasimir-fenring': { faction: 'emperor', strength: 6 },
  'captain-aramsham': { faction: 'emperor', strength: 5 },
  burseg: { faction: 'emperor', strength: 3 },
  caid: { faction: 'emperor', strength: 3 },
  bashar: { faction: 'emperor', strength: 2 },
  'staban-tuek': { faction: 'guild', strength: 5 },
  'esmar-tuek': { faction: 'guild', strength: 3 },
  'master-bewt': { faction: 'guild', strength: 3 },
  'soo-soo-sook': { faction: 'guild', strength: 2 },
  'guild-rep': { faction: 'guild', strength: 1 },
  'princess-irulan': { faction: 'bene-gesserit', strength: 5 },
  'mother-ramallo': { faction: 'bene-gesserit', strength: 5 },
  alia: { faction: 'bene-gesserit', strength: 5 },
  'lady-fenring': { faction: 'bene-gesserit', strength: 5 },
  'wanna-marcus': { faction: 'bene-gesserit', strength: 5 },
  stilgar: { faction: 'fremen', strength: 7 },
  chani: { faction: 'fremen', strength: 6 },
  otheym: { faction: 'fremen', strength: 5 },
  'shadout-mapes': { faction: 'fremen', strength: 3 },
  jamis: { faction: 'fremen', strength: 2 },
} as const satisfies Record<string, { readonly faction: FactionId; readonly strength: number }>;

export type LeaderId = keyof typeof LEADERS;
/** Every leader, in the order of the player aid pads. */
export const LEADER_IDS = Object.keys(LEADERS) as readonly LeaderId[];

/** The leaders of one faction, in the order of the player aid pad. */
export const leadersOf = (faction: FactionId): readonly LeaderId[] =>
  LEADER_IDS.filter((leader) => LEADERS[leader].faction === faction);
