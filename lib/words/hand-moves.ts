import { assertNever } from '../core/assert-never.ts';
import type { ForcesSide, Forces } from '../table/board.ts';
import type { EditionId } from '../table/editions.ts';
import type { FactionId } from '../table/factions.ts';
import type { HandMove } from '../table/instructions.ts';
import { nameOfCard } from './cards.ts';
import { nameOfFaction, nameOfLeader, saySpecialThen, theFaction } from './names.ts';
import { counted, sayForces, saySpice } from './numbers.ts';
import { nameOfDeck } from '../phases/setup/words.ts';
import { saySectors } from '../phases/storm/words.ts';
import { nameOfSector, thePlace, thePlaceThen, theTerritory } from './territories.ts';

/** Who reads a line: its owner, who needs no name; or anybody, for whom the faction is named. */
export type Reader = 'owner' | 'anybody';

/**
 * What hands must do, as a line of a checklist, hence without full stop: `Take 8 forces from Carthag, sector 10, to the
 * tanks`. For `anybody` it names whose they are: `Take 8 Harkonnen forces …`.
 */
export function sayHandMove(move: HandMove, edition: EditionId, reader: Reader = 'owner'): string {
  switch (move.kind) {
    case 'forces-to-tanks':
      return `Take ${theirForces(move, reader)} from ${thePlaceThen(move, edition)} to the tanks`;
    case 'forces-from-tanks':
      return `Put ${theirForces(move, reader)} from the tanks back into ${thePlace(move, edition)}`;
    case 'forces-from-reserves':
      return `Put ${theirForces(move, reader, move.side)} into ${thePlace(move, edition)}`;
    case 'forces-to-reserves':
      return `Take ${theirForces(move, reader)} from ${thePlaceThen(move, edition)} back to the reserves`;
    case 'fill-bank':
      return 'Put all the spice into the bank';
    case 'take-shield':
      return reader === 'owner'
        ? `Take your shield, your leaders and your ${sayForces(move.forces)}`
        : `${nameOfFaction(move.faction)} takes its shield, its leaders and its ${sayForces(move.forces)}`;
    case 'lay-out-kwisatz-haderach':
      return 'Lay the Kwisatz Haderach ready, asleep and with no losses counted';
    case 'place-marker':
      return `${whose(move.faction, reader, 'Put your', 'puts its')} marker on the circle of ${nameOfSector(move.sector)}`;
    case 'place-storm':
      return `Put the storm marker into ${nameOfSector(move.sector)}`;
    case 'first-turn':
      return 'Put the turn marker on 1';
    case 'shuffle-deck':
      return `Shuffle ${nameOfDeck(move.deck)} and lay ${move.deck === 'storm' ? 'them' : 'it'} face down`;
    case 'tanks-to-reserves':
      return `Take ${theirForces(move, reader)} from the tanks to the reserves`;
    case 'reserves-to-tanks':
      return `Put ${theirForces(move, reader)} from the reserves into the tanks`;
    case 'flip-forces':
      return reader === 'owner'
        ? `Turn your forces in ${theTerritory(move.territory, edition)} to ${move.side}`
        : `Turn ${nameOfFaction(move.faction)} forces in ${theTerritory(move.territory, edition)} to ${move.side}`;
    case 'leader-to-tanks':
      return `Put ${nameOfLeader(move.leader)} into the tanks`;
    case 'leader-from-tanks':
      return `Take ${nameOfLeader(move.leader)} out of the tanks`;
    case 'hand-over-captive':
      return `${whose(move.from, reader, 'Hand', 'hands')} the captured leader to ${theFaction(move.to)}, face down${whoItIs(reader)}`;
    case 'give-back-captive':
      return `${whose(move.from, reader, 'Give', 'gives')} the captured leader back to ${theFaction(move.to)}, face down`;
    case 'captive-to-tanks':
      return `${whose(move.captor, reader, 'Put', 'puts')} the captured leader into the tanks, face down${whoItIs(reader)}`;
    case 'captive-from-tanks':
      return `${whose(move.captor, reader, 'Take', 'takes')} the captured leader out of the tanks, face down`;
    case 'kwisatz-haderach-to-tanks':
      return 'Put the Kwisatz Haderach into the tanks';
    case 'kwisatz-haderach-from-tanks':
      return 'Take the Kwisatz Haderach out of the tanks';
    case 'leader-stays':
      return `Leave ${nameOfLeader(move.leader)} beside ${theTerritory(move.territory, edition)} until the battles are over`;
    case 'leader-home':
      return `Take ${nameOfLeader(move.leader)} home to the shield`;
    case 'spice-from-bank':
      return `${whose(move.faction, reader, 'Take', 'takes')} ${saySpice(move.amount)} from the bank`;
    case 'spice-to-bank':
      return `${whose(move.faction, reader, 'Pay', 'pays')} ${saySpice(move.amount)} to the bank`;
    case 'spice-off-board':
      return `Take ${saySpice(move.amount)} off ${thePlace(move, edition)}`;
    case 'spice-onto-board':
      return `Put ${saySpice(move.amount)} back onto ${thePlace(move, edition)}`;
    case 'storm-to':
      return `Move the storm ${saySectors(move.sectors)}, to ${nameOfSector(move.to)}`;
    case 'storm-back':
      return `Move the storm back to ${nameOfSector(move.to)}`;
    case 'draw-storm-card':
      return 'Shuffle the storm cards, draw one, look at it and lay it face down';
    case 'storm-card-away':
      return 'Put the storm card back among the others';
    case 'shield-wall-down':
      return 'Mark the Shield Wall as destroyed';
    case 'shield-wall-up':
      return 'Take the mark of destruction off the Shield Wall';
    case 'turn-marker':
      return `Move the turn marker to ${move.to}`;
    case 'discard-card':
      return `${whose(move.faction, reader, 'Discard', 'discards')} ${nameOfCard(move.card)}`;
    case 'take-card-back':
      return `${whose(move.faction, reader, 'Take', 'takes')} ${nameOfCard(move.card)} back into hand`;
    case 'keep-card':
      return `${whose(move.faction, reader, 'Keep', 'keeps')} ${nameOfCard(move.card)}`;
    case 'remove-card':
      return `${whose(move.faction, reader, 'Put', 'puts')} ${nameOfCard(move.card)} beside the board for good`;
    default:
      return assertNever(move);
  }
}

/** The sentence runs on behind them; the side is told where hands must mind it. */
function theirForces(move: { readonly faction: FactionId } & Forces, reader: Reader, side?: ForcesSide): string {
  const { faction, count } = move;
  const all = reader === 'owner' ? sayForces(count) : counted(count, `${nameOfFaction(faction)} force`);
  return all + (side === 'advisors' ? ', advisors’ side up,' : saySpecialThen(move));
}

/** Its name lies under a cover, where its captor and its owner look it up. */
const whoItIs = (reader: Reader): string => (reader === 'owner' ? '; you find who it is under Mine' : '');

function whose(faction: FactionId, reader: Reader, imperative: string, present: string): string {
  return reader === 'owner' ? imperative : `${nameOfFaction(faction)} ${present}`;
}
