import type { IDENTITIES } from '../factions/identities.ts';
import { must } from '../core/assert-never.ts';
import { FACTIONS, type FactionId, identityOf } from './factions.ts';

/** A leader with a disc in an edition's box, or a leader that the table has typed in. */
export type LeaderId = PrintedLeaderId | TypedLeaderId;
type PrintedLeaderId = {
  [Owner in FactionId]: keyof (typeof IDENTITIES)[Owner]['leaders'];
}[FactionId];

/** A leader without a disc in any box: the faction, the strength and the name. */
export type TypedLeaderId = `${FactionId}/${number}/${string}`;
/** Returns the id of a leader that the table types in. */
export const typedLeader = ({ faction, strength, name }: LeaderDisc): TypedLeaderId => `${faction}/${strength}/${name}`;

/** A leader's disc: its faction, name and fighting strength, and whether it is the faction's main character. */
export interface LeaderDisc {
  readonly faction: FactionId;
  readonly name: string;
  readonly strength: number;
  readonly main?: true;
}

const DISCS: ReadonlyMap<string, LeaderDisc> = new Map(
  FACTIONS.flatMap((faction) =>
    Object.entries(identityOf(faction).leaders).map(
      ([id, leader]) => [id as LeaderId, { faction, ...leader }] as const,
    ),
  ),
);

/** Every leader of some edition, by faction, in the order of the player aid pads. */
export const LEADER_IDS = [...DISCS.keys()] as readonly PrintedLeaderId[];

/** Returns a leader's disc. For the strength in play, the engine reads `ctx`. */
export const discOf = (leader: LeaderId): LeaderDisc => must(DISCS.get(leader) ?? typedDisc(leader), leader);

/** Whether this is the id of a printed leader, or an id in the form of a typed leader. */
export const isLeader = (id: string): id is LeaderId => DISCS.has(id) || typedDisc(id) !== null;

function typedDisc(id: string): LeaderDisc | null {
  const [owner, strength = '', ...name] = id.split('/');
  const faction = FACTIONS.find((one) => one === owner);
  return faction === undefined || name.length === 0
    ? null
    : { faction, strength: Number(strength), name: name.join('/') };
}

/** Returns the faction to which a leader belongs, even as a captive. */
export const ownerOf = (leader: LeaderId): FactionId => discOf(leader).faction;

/**
 * Whether this leader is the main character of its faction: a sixth leader that is never a traitor.
 * @rules Nine-faction compendium XXVI
 */
export const isMainCharacter = (leader: LeaderId): boolean => discOf(leader).main === true;

/**
 * Returns the ordinary leaders of one faction, in the order of the player aid pad. The main character is not among
 * them.
 */
export const leadersOf = (faction: FactionId): readonly LeaderId[] =>
  LEADER_IDS.filter((leader) => ownerOf(leader) === faction && !isMainCharacter(leader));
