import type { FactionId } from './factions.ts';

/** The thirty leaders and whose they are, in the order of the player aid pads. */
const OWNERS = {
  'thufir-hawat': 'atreides',
  'lady-jessica': 'atreides',
  'gurney-halleck': 'atreides',
  'duncan-idaho': 'atreides',
  'dr-yueh': 'atreides',
  'feyd-rautha': 'harkonnen',
  'beast-rabban': 'harkonnen',
  'piter-de-vries': 'harkonnen',
  'captain-nefud': 'harkonnen',
  'umman-kudu': 'harkonnen',
  'hasimir-fenring': 'emperor',
  'captain-aramsham': 'emperor',
  burseg: 'emperor',
  caid: 'emperor',
  bashar: 'emperor',
  'staban-tuek': 'guild',
  'esmar-tuek': 'guild',
  'master-bewt': 'guild',
  'soo-soo-sook': 'guild',
  'guild-rep': 'guild',
  'princess-irulan': 'bene-gesserit',
  'mother-ramallo': 'bene-gesserit',
  alia: 'bene-gesserit',
  'lady-fenring': 'bene-gesserit',
  'wanna-marcus': 'bene-gesserit',
  stilgar: 'fremen',
  chani: 'fremen',
  otheym: 'fremen',
  'shadout-mapes': 'fremen',
  jamis: 'fremen',
} as const satisfies Record<string, FactionId>;

export type LeaderId = keyof typeof OWNERS;
/** Every leader, in the order of the player aid pads. */
export const LEADER_IDS = Object.keys(OWNERS) as readonly LeaderId[];

/** Whose leader it is, whoever has the disc. */
export const ownerOf = (leader: LeaderId): FactionId => OWNERS[leader];
