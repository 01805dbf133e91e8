/**
 * Random showings of secrets. Paired tables differ in the shown secret, or in whether a secret was shown. Also records
 * the seats that may know of a difference.
 */
import { shuffled, type FactionId, type GameEvent, type CommandType, type Random, type SecretToShow } from '#engine';
import { areAllies } from '#lib/model/selectors.ts';
import { factionsOf, seatView, stateOf, type Table } from '../../support/table.ts';
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { randomFaction, type SideAction } from '../../support/side-action.ts';

/** The commands that only the two allies can notice. */
export const UNSEEN: readonly CommandType[] = ['LookAtSecret', 'PutSecretAway'];

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The card that a player is shown. */
  shown: {
    choices: withComponents({ treachery: 'cardboard' }),
    parts: (table, owner, random) => {
      const both = oneOrTheOther(table, owner, random);
      return both === null ? null : { owner, one: both[0], two: both[1] };
    },
  },
  /** Whether one ally shows a secret to another. */
  'shown-silently': {
    choices: withComponents({ treachery: 'cardboard' }),
    parts: (table, owner, random) => {
      const shown = silentlyOrNot(table, owner, random);
      return shown === null ? null : { owner, one: shown.move, two: null, alsoKnows: [shown.to] };
    },
  },
} satisfies Twinned;

/** One player is shown one of two cards from a hand. The player cannot tell which card it is before looking. */
function oneOrTheOther(table: Table, owner: FactionId, random: Random): readonly [Move, Move] | null {
  const [to] = shuffled(others(table, owner), random);
  const known = shuffled(seatView(table, owner).mine.hand, random).filter(({ card }) => card !== 'unknown');
  const first = known[0];
  const second = known.find(({ card }) => card !== first?.card);
  if (to === undefined || first === undefined || second === undefined) return null;
  const show = (slot: typeof first.slot): Move => ({
    by: owner,
    command: { type: 'ShowSecret', secret: { kind: 'card', slot }, to },
  });
  return [show(first.slot), show(second.slot)];
}

/** An ally is shown a secret at one table only. No other seat can tell. */
function silentlyOrNot(
  table: Table,
  owner: FactionId,
  random: Random,
): { readonly move: Move; readonly to: FactionId } | null {
  const [to] = shuffled(others(table, owner), random).filter((other) => areAllies(stateOf(table), owner, other));
  const held = seatView(table, owner).mine.hand.find(({ card }) => card !== 'unknown');
  if (to === undefined || held === undefined) return null;
  return { move: { by: owner, command: { type: 'ShowSecret', secret: { kind: 'card', slot: held.slot }, to } }, to };
}

const others = (table: Table, owner: FactionId): readonly FactionId[] =>
  factionsOf(table).filter((faction) => faction !== owner);

/**
 * Returns the players who have looked at a secret that differs between the two tables, or is missing at one of them.
 */
export function lookedAtOtherwise(here: Table, events: readonly GameEvent[], there: Table): readonly FactionId[] {
  return events.flatMap((event) => {
    if (event.type !== 'SecretSeen') return [];
    return faceAt(here, event.showing) === faceAt(there, event.showing) ? [] : [event.to];
  });
}

const faceAt = (table: Table, showing: string): string =>
  JSON.stringify(stateOf(table).showings.find((one) => one.showing === showing)?.face);

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [showingMove, showingMove];

/** A player shows one secret, or looks at a shown secret. The move need not be possible any more. */
function showingMove(table: Table, random: Random): Move {
  const { showings } = stateOf(table);
  if (showings.length > 0 && chance(50, random)) {
    const { to, showing } = pickRandom(showings, random);
    return { by: to, command: { type: chance(60, random) ? 'LookAtSecret' : 'PutSecretAway', showing } };
  }
  const by = randomFaction(table, random);
  const { hand, traitors } = seatView(table, by).mine;
  const secrets: readonly SecretToShow[] = [
    ...hand.map(({ slot }): SecretToShow => ({ kind: 'card', slot })),
    ...(traitors === 'unknown' ? [] : traitors.map((leader): SecretToShow => ({ kind: 'traitor', leader }))),
    { kind: 'prediction' },
    { kind: 'share' },
  ];
  return { by, command: { type: 'ShowSecret', secret: pickRandom(secrets, random), to: randomFaction(table, random) } };
}

/** A player looks soon at a secret that was shown; `null` if no secret waits. */
export function lookMove(table: Table, random: Random): Move | null {
  const heldUp = stateOf(table).showings.filter(({ step }) => step === 'held-up');
  if (heldUp.length === 0 || !chance(LOOKS, random)) return null;
  const { to, showing } = pickRandom(heldUp, random);
  return { by: to, command: { type: 'LookAtSecret', showing } };
}

/** The percentage of moves in which a player looks at a secret that waits. */
const LOOKS = 20;
