/** The cards, the spice and the tokens of a seat, for the second reading. */
import type { FactionId, GameState } from '#engine';

/** An upper bound of a faction's spice. Uncounted spice may be any amount up to this bound. */
const UNCOUNTED = 99;

export const facesHeld = ({ access }: GameState, faction: FactionId): ReadonlyMap<string, string> =>
  new Map(
    (access?.hands.find((hand) => hand.faction === faction)?.cards ?? []).map((card) => [
      card,
      access?.faces[Number(card.slice(1)) - 1] ?? '',
    ]),
  );

/** Returns the names of a player's cards: the face, and which of the cards with this face it is. */
export function namesHeld(state: GameState, faction: FactionId): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const face of facesHeld(state, faction).values()) {
    let copy = 1;
    while (names.has(`${face}-${copy}`)) copy += 1;
    names.set(`${face}-${copy}`, face);
  }
  return names;
}

export const troopsOf = (face: string | undefined): number =>
  face?.startsWith('troops-') === true ? Number(face.split('-')[1]) : 0;

export const starredOf = ({ factions }: GameState, faction: FactionId): number =>
  factions.find((own) => own.faction === faction)?.reserves.special ?? 0;

export const reservesOf = ({ factions }: GameState, faction: FactionId): number =>
  factions.find((own) => own.faction === faction)?.reserves.count ?? 0;

/** Returns a faction's spice without the spice that its open deals offer. */
export function spiceOf({ factions, proposals }: GameState, faction: FactionId): number {
  const spice = factions.find((own) => own.faction === faction)?.spice ?? 0;
  const offered = proposals
    .filter(({ by, terms, declined }) => by === faction && !declined && terms.now?.by === faction)
    .reduce((sum, { terms }) => sum + (terms.now?.amount ?? 0), 0);
  return spice === 'uncounted' ? UNCOUNTED : Math.max(0, spice - offered);
}

/** The territories that this table turns to strongholds, by its options. */
export const sietchesOf = ({ choices: { options } }: GameState): readonly string[] => [
  ...(options.includes('harg-pass-sietches') ? ['harg-pass'] : []),
  ...(options.includes('false-wall-east-sietches') ? ['false-wall-east'] : []),
];

/** The order of the reading (V.6.c): against the clock, from Carthag on. Additional sietches come where they are. */
export const strongholdsRead = (state: GameState): readonly string[] =>
  ['carthag', 'sietch-tabr', 'habbanya-sietch', 'harg-pass', 'tueks-sietch', 'false-wall-east', 'arrakeen'].filter(
    (place) => !['harg-pass', 'false-wall-east'].includes(place) || sietchesOf(state).includes(place),
  );
