/**
 * The result of a spice blow by a second reading. @rules GF9-2019 Phase 2, Fremen sheet · AH79 VII, XII.B, Fremen
 * shield
 */
import { isDeepStrictEqual } from 'node:util';
import type { FactionId, ForceStack, GameEvent, GameState, Place } from '#engine';
import { rateOf } from '../../collection/oracle/collected-spice.ts';
import { isAllied } from '../../../support/oracle/own.ts';
import { CARDS } from './cards.ts';
import { hasWormsAnywhere, isDuneSquad, isSandAt } from '../../../support/oracle/played.ts';

/** What is wrong with a spice blow: spice was placed wrongly, or a worm devoured the wrong things. */
export function blownWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'SpiceCardTurned':
      return [...isForPile(before, event.pile), ...laidWrong(before, event)];
    case 'ShaiHuludTurned':
      return [...isForPile(before, event.pile), ...turnedWrong(before, event)];
    // "Acts as if a worm is revealed", but no worm does anything in the first turn.
    case 'WormThumped':
      return [...turnedWrong(before, event), ...(before.turn > 1 ? [] : ['spice blow: a Thumper in the first turn'])];
    case 'BlowDoubled':
      return doubledWrong(before, event);
    case 'ShaiHuludDevoured':
      return devouredWrong(before, event);
    case 'NexusDue':
      return nexusWrong(before);
    case 'SpiceBlowEnded':
      return territoriesTurned(before) === pilesOf(before)
        ? []
        : [`spice blow: over with ${territoriesTurned(before)} territories`];
    case 'SpiceDeckReshuffled':
      return [
        ...(event.forgotten === (before.choices.edition === 'gf9-2019')
          ? []
          : ['spice blow: the piles are remembered in 1979 alone']),
        // 000 XXI.A: "Two sets of spice blow cards may be used".
        ...((event.ownDeck ?? false) === before.choices.options.includes('two-spice-decks')
          ? []
          : ['spice blow: the deck of another pile is shuffled']),
      ];
    // "Place your sandworm token in any sand territory"; only a special Karama calls one.
    case 'WormSummoned':
      return (hasWormsAnywhere(before.choices) || isSandAt(before.choices, event.placed.territory)) &&
        (event.placed.by === 'fremen' ||
          // 003 VI.B.7: a Thumper of any player, to a desert territory.
          (before.choices.edition === 'dune-squad' &&
            event.placed.power === null &&
            isSandAt(before.choices, event.placed.territory)))
        ? []
        : [`worm: called to ${event.placed.territory} by ${event.placed.by}`];
    default:
      return [];
  }
}

/**
 * What is wrong with a nexus: "A Nexus is signaled only by a Shai-Hulud sandworm card", and not in the first turn. The
 * turn of the reveal counts, because a correction may change the turn afterwards.
 */
const nexusWrong = ({ lastBlow }: GameState): readonly string[] =>
  lastBlow?.turned.some((card) => card.kind === 'worm' && card.fate !== 'first-turn') === true
    ? []
    : ['spice blow: a nexus without a card that brings one'];

/** "Two distinct piles", in the advanced games. @rules AH79 XXI.A · GF9-2019 "Double Spice Blow" */
const pilesOf = ({ choices }: GameState): number => (choices.layer === 'advanced' || isDuneSquad(choices) ? 2 : 1);

/** The number of territories that were revealed in this blow. */
const territoriesTurned = ({ lastBlow }: GameState): number =>
  lastBlow?.turned.filter(({ kind }) => kind === 'spice').length ?? 0;

/**
 * What is wrong with the pile of a card. Mentat reveals cards for a pile until a territory comes, and then for the next
 * pile.
 */
const isForPile = (before: GameState, pile: number): readonly string[] =>
  pile === territoriesTurned(before) && pile < pilesOf(before) ? [] : [`spice blow: a card for pile ${pile}`];

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;

function laidWrong(
  { storm }: GameState,
  { territory, sector, amount, laid }: EventOf<'SpiceCardTurned'>,
): readonly string[] {
  const [printed, spice] = CARDS[territory] ?? [null, null];
  const isRight = sector === printed && amount === spice && laid === (printed === storm ? 0 : spice);
  return isRight ? [] : [`spice blow: ${laid} of ${amount} in ${territory}, sector ${String(sector)}`];
}

/**
 * What is wrong with doubled spice. The second amount equals the amount that the card placed. 000 XXI.C: if both cards
 * show one territory, "the combined total is doubled".
 */
function doubledWrong(
  { lastBlow, choices }: GameState,
  { territory, laid }: EventOf<'BlowDoubled'>,
): readonly string[] {
  const cards = lastBlow?.turned ?? [];
  const last = cards.at(-1);
  let lying = 0;
  for (const card of choices.edition === 'nine-faction' ? cards : cards.slice(-1)) {
    if (card.kind === 'worm' && card.devoured?.territory === territory) lying = 0;
    if (card.kind === 'spice' && card.territory === territory && card.doubledBy === null) lying += card.laid;
  }
  return last?.kind === 'spice' && last.territory === territory && lying === laid && last.doubledBy === null
    ? []
    : [`spice blow: ${laid} more in ${territory}`];
}

/**
 * What is wrong with a revealed card. In the first turn no worm comes. In later turns the first worm of each pile
 * comes.
 */
function turnedWrong(
  { turn, lastBlow }: GameState,
  { pile, fate }: Pick<EventOf<'ShaiHuludTurned'>, 'pile' | 'fate'>,
): readonly string[] {
  const isFirst = lastBlow?.turned.some((card) => card.kind === 'worm' && card.pile === pile) !== true;
  if (turn === 1) return fate === 'first-turn' ? [] : [`spice blow: a worm of turn 1 ${fate}`];
  return isFirst && fate !== 'comes' ? [`spice blow: the first worm of a pile ${fate}`] : [];
}

/**
 * What is wrong with the devoured pieces. A worm devours everything in the territory. Fremen stay unless a Karama has
 * cancelled their power; their allies stay if the edition says so.
 */
function devouredWrong(before: GameState, event: EventOf<'ShaiHuludDevoured'>): readonly string[] {
  const { territory, placedBy, forces, left, spice } = event;
  const there = before.forces.filter((stack) => stack.territory === territory);
  // 001 Player Aid Pad B.6.B.5: "A worm cannot devour tokens if not in a desert territory."
  // 000 VII.C: a further worm of the pile devours nothing, unless Fremen place it.
  const isFurther =
    before.choices.edition === 'nine-faction' &&
    placedBy === null &&
    (before.lastBlow?.turned.filter((card) => card.kind === 'worm' && card.pile === pileOfWorm(before)).length ?? 0) >
      1;
  const isSand = isSandAt(before.choices, territory) && !isFurther;
  const lying = before.spiceOnBoard
    .filter((one) => isSand && one.territory === territory)
    .reduce((sum, { amount, ...place }) => sum + amount - Math.min(amount, takenAlong(before, place)), 0);
  const worm = before.stack.find((activity) => activity.kind === 'worm');
  if (worm === undefined) return ['spice blow: devoured without a worm'];
  const isSafe = (faction: FactionId): boolean =>
    !isSand ||
    (faction === 'fremen'
      ? !worm.cancelled.includes('fremen/worm-ride')
      : isAllied(before, 'fremen', faction) &&
        (before.choices.edition !== 'gf9-2019' || worm.spared.includes(faction)) &&
        !worm.cancelled.includes('fremen/worm-ally'));
  const top = worm.pile === null ? null : (before.spiceTops[worm.pile] ?? null);
  return [
    ...(spice === lying ? [] : [`worm: ${spice} spice of ${lying}`]),
    ...(isSame(
      forces,
      there.filter(({ faction }) => !isSafe(faction)),
    )
      ? []
      : [`worm: it took others than it should in ${territory}`]),
    ...(isSame(
      left,
      there.filter(({ faction }) => isSafe(faction)),
    )
      ? []
      : [`worm: it left others than it should in ${territory}`]),
    ...(placedBy !== null || territory === top ? [] : [`worm: ${territory} is not on top of its pile`]),
  ];
}

/**
 * The spice that Fremen may take along on a worm of a Thumper, "with spice on his back", as much as they collect.
 * @rules 003 VI.B.7 · R-275
 */
function takenAlong(state: GameState, { territory, sector }: Place): number {
  const worm = state.stack.find((activity) => activity.kind === 'worm');
  if (worm?.kind !== 'worm' || worm.placed?.power !== null || sector === state.storm) return 0;
  const there = state.forces.filter(
    (stack) => stack.faction === 'fremen' && stack.territory === territory && stack.sector === sector,
  );
  return there.reduce((sum, { count }) => sum + count * rateOf(state, 'fremen'), 0);
}

const pileOfWorm = ({ stack }: GameState): number | null =>
  stack.find((activity) => activity.kind === 'worm')?.pile ?? null;

/**
 * Whether two lists hold equal stacks. Earlier positions may have been built again, with equal stacks in other objects.
 */
const isSame = (one: readonly ForceStack[], other: readonly ForceStack[]): boolean =>
  one.length === other.length && one.every((stack) => other.some((same) => isDeepStrictEqual(stack, same)));
