/** What the discs of the box say, for editions and for pages; the engine asks those of its own table, in `ctx`. */
import type { FactionId } from '../model/factions.ts';
import { LEADER_IDS, type LeaderId, ownerOf } from '../model/leaders.ts';

/** Forces of one faction: with those in reserve, on the board and in the tanks they are always these. */
export const FORCES_PER_FACTION = 20;

/**
 * The fighting strength on each leader's disc.
 * @rules AH79 Player Aid Pad, both sides · GF9-2019 the same strengths on the discs
 */
export const LEADER_STRENGTHS: Readonly<Record<LeaderId, number>> = {
  'thufir-hawat': 5,
  'lady-jessica': 5,
  'gurney-halleck': 4,
  'duncan-idaho': 2,
  'dr-yueh': 1,
  'feyd-rautha': 6,
  'beast-rabban': 4,
  'piter-de-vries': 3,
  'captain-nefud': 2,
  'umman-kudu': 1,
  'hasimir-fenring': 6,
  'captain-aramsham': 5,
  burseg: 3,
  caid: 3,
  bashar: 2,
  'staban-tuek': 5,
  'esmar-tuek': 3,
  'master-bewt': 3,
  'soo-soo-sook': 2,
  'guild-rep': 1,
  'princess-irulan': 5,
  'mother-ramallo': 5,
  alia: 5,
  'lady-fenring': 5,
  'wanna-marcus': 5,
  stilgar: 7,
  chani: 6,
  otheym: 5,
  'shadout-mapes': 3,
  jamis: 2,
};

/** The thirty leader discs: whose they are and their fighting strength. */
export const LEADERS = Object.fromEntries(
  LEADER_IDS.map((leader) => [leader, { faction: ownerOf(leader), strength: LEADER_STRENGTHS[leader] }]),
) as Readonly<Record<LeaderId, { readonly faction: FactionId; readonly strength: number }>>;

/** The leaders of one faction, in the order of the player aid pad. */
export const leadersOf = (faction: FactionId): readonly LeaderId[] =>
  LEADER_IDS.filter((leader) => ownerOf(leader) === faction);
