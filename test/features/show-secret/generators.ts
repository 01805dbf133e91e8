/** Secrets shown at random, tables that differ in what was shown, and in whether anything was; and who has lawfully seen a difference. */
import { shuffled, type FactionId, type GameEvent, type CommandType, type Random, type SecretToShow } from '#engine';
import { areAllies } from '#lib/model/selectors.ts';
import { factionsOf, seatView, stateOf, type Table } from '../../support/table.ts';
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { randomFaction, type SideAction } from '../../support/side-action.ts';

/** Only the two can tell that somebody sent these at all. */
export const UNSEEN: readonly CommandType[] = ['LookAtSecret', 'PutSecretAway'];

/** What twins can differ in here. */
export const secretPairs = {
  /** Which card somebody is shown. */
  shown: {
    choices: withComponents({ treachery: 'cardboard' }),
    parts: (table, owner, random) => {
      const both = oneOrTheOther(table, owner, random);
      return both === null ? null : { owner, one: both[0], two: both[1] };
    },
  },
  /** Whether one ally shows another anything. */
  'shown-silently': {
    choices: withComponents({ treachery: 'cardboard' }),
    parts: (table, owner, random) => {
      const shown = silentlyOrNot(table, owner, random);
      return shown === null ? null : { owner, one: shown.move, two: null, alsoKnows: [shown.to] };
    },
  },
} satisfies Twinned;

/** To one player, either of two cards from one hand. The player cannot tell which before looking. */
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

/** An ally is shown something, or nothing; nobody else can tell. */
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

/** Who has looked at something here that was something else there, or nothing. */
export function lookedAtOtherwise(here: Table, events: readonly GameEvent[], there: Table): readonly FactionId[] {
  return events.flatMap((event) => {
    if (event.type !== 'SecretSeen') return [];
    return faceAt(here, event.showing) === faceAt(there, event.showing) ? [] : [event.to];
  });
}

const faceAt = (table: Table, showing: string): string =>
  JSON.stringify(stateOf(table).showings.find((one) => one.showing === showing)?.face);

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [showingMove, showingMove];

/** Somebody shows one secret, or looks at what was shown, whether that may be looked at still or not. */
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
  ];
  return { by, command: { type: 'ShowSecret', secret: pickRandom(secrets, random), to: randomFaction(table, random) } };
}

/** A player who was shown something looks at it soon; `null` where there is no such player. */
export function lookMove(table: Table, random: Random): Move | null {
  const heldUp = stateOf(table).showings.filter(({ step }) => step === 'held-up');
  if (heldUp.length === 0 || !chance(LOOKS, random)) return null;
  const { to, showing } = pickRandom(heldUp, random);
  return { by: to, command: { type: 'LookAtSecret', showing } };
}

/** How often in a hundred moves while something is held up. */
const LOOKS = 20;
