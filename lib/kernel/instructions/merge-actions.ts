/**
 * Merges physical actions between the same two places, in both directions, into one: the places, the direction, and the
 * number.
 */
import { isEmptyForces, isValidForces, forcesOf, minus, NO_FORCES, plus, withOtherForces } from '../../model/forces.ts';
import type { Forces, Place } from '../../model/board.ts';
import type { PhysicalAction, OwnedAction } from '../../model/instructions.ts';

/**
 * Returns a key for the two places of an action. Actions with the same key may merge. Returns `null` if the action
 * never merges.
 */
export const wayOf = (one: OwnedAction): string | null => goingOf(one)?.way ?? null;

/**
 * Merges all actions with one key: the forward ones minus the backward ones. Returns `apart` if plain and special
 * forces go opposite ways.
 */
export function mergeActions(moves: readonly OwnedAction[]): OwnedAction | 'nothing' | 'apart' {
  const goings = moves.map(goingOf).filter((going) => going !== null);
  const back = allOf(goings, 'back');
  const there = minus(allOf(goings, 'there'), back);
  if (isEmptyForces(there)) return 'nothing';
  const isThere = isValidForces(there);
  const load = isThere ? there : minus(NO_FORCES, there);
  const along = goings.find(({ heading }) => heading === (isThere ? 'there' : 'back'));
  return along === undefined || !isValidForces(load) ? 'apart' : { owner: along.owner, move: along.with(load) };
}

/** The parts of an action. Spice counts like ordinary forces. */
interface Going {
  readonly owner: OwnedAction['owner'];
  readonly way: string;
  readonly heading: 'there' | 'back';
  readonly load: Forces;
  /** Returns the same action with another number. */
  readonly with: (load: Forces) => PhysicalAction;
}

const allOf = (goings: readonly Going[], heading: Going['heading']): Forces =>
  goings
    .filter((going) => going.heading === heading)
    .map(({ load }) => load)
    .reduce(plus, NO_FORCES);

function goingOf({ owner, move }: OwnedAction): Going | null {
  const taken = WAYS[move.kind] as ((move: PhysicalAction) => Omit<Going, 'owner'>) | undefined;
  if (taken === undefined) return null;
  const going = taken(move);
  // Between two shields, the payer differs by direction. Everywhere else the same player acts in both directions.
  return { ...going, owner, way: move.kind === 'spice-to-faction' ? going.way : `${owner} ${going.way}` };
}

type MoveOf<Kind extends PhysicalAction['kind']> = Extract<PhysicalAction, { readonly kind: Kind }>;

/**
 * Moves of a number of things between two places. Cards, leaders and markers do not merge: each is a single piece, and
 * a later action may start where an earlier one ended. For a face-down captive, the action does not even show which
 * leader it is.
 */
const WAYS: { readonly [Kind in PhysicalAction['kind']]?: (move: MoveOf<Kind>) => Omit<Going, 'owner'> } = {
  'spice-from-bank': (move) => ofSpice(move, 'there', `bank ${move.faction}`),
  'spice-to-bank': (move) => ofSpice(move, 'back', `bank ${move.faction}`),
  'spice-to-faction': (move) =>
    move.from < move.to
      ? ofSpice(move, 'there', `${move.from} ${move.to}`)
      : ofSpice(move, 'back', `${move.to} ${move.from}`),
  'spice-before-shield': (move) => ofSpice(move, 'there', `${move.from}, in front of ${move.to}`),
  'spice-behind-shield': (move) => ofSpice(move, 'back', `${move.faction}, in front of ${move.faction}`),
  'spice-off-board': (move) => ofSpice(move, 'there', `spice ${placeOf(move)}`),
  'spice-onto-board': (move) => ofSpice(move, 'back', `spice ${placeOf(move)}`),
  'forces-to-tanks': (move) => ofForces(move, 'there', `tanks ${move.faction} ${placeOf(move)}`),
  'forces-from-tanks': (move) => ofForces(move, 'back', `tanks ${move.faction} ${placeOf(move)}`),
  'tanks-to-reserves': (move) => ofForces(move, 'there', `revival ${move.faction}`),
  'reserves-to-tanks': (move) => ofForces(move, 'back', `revival ${move.faction}`),
  'forces-from-reserves': (move) => ofForces(move, 'there', `reserves ${move.faction} ${move.side} ${placeOf(move)}`),
  'forces-to-reserves': (move) => ofForces(move, 'back', `reserves ${move.faction} ${move.side} ${placeOf(move)}`),
};

const ofSpice = (
  move: Extract<PhysicalAction, { readonly amount: number }>,
  heading: Going['heading'],
  way: string,
): Omit<Going, 'owner'> => ({
  way,
  heading,
  load: { count: move.amount, special: 0 },
  with: ({ count }) => ({ ...move, amount: count }),
});

const ofForces = (
  move: Extract<PhysicalAction, Forces>,
  heading: Going['heading'],
  way: string,
): Omit<Going, 'owner'> => ({
  way,
  heading,
  load: forcesOf(move),
  with: (load) => withOtherForces(move, load),
});

const placeOf = ({ territory, sector }: Place): string => `${territory} ${sector ?? '-'}`;
