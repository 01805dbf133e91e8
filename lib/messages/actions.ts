/**
 * The lines of a checklist for physical actions that belong to no feature. They are lines, so they have no full stop.
 */
import type { ForcesSide, Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { CommonMove, ShuffledDeck } from '../model/instructions.ts';
import { cardName } from './cards.ts';
import {
  factionName,
  formatMercenaries,
  leaderName,
  formatSpecialThen,
  theFaction,
  factionPossessive,
} from './names.ts';
import { formatCount, formatForces, formatSectors, formatSpice } from './numbers.ts';
import { sectorName, thePlace, thePlaceThen, theTerritory } from './territories.ts';
import { haveSides } from './sides.ts';
import type { Reader, Messages } from './messages.ts';

export const COMMON_MOVES: Messages<{ readonly action: CommonMove }>['actions'] = {
  'forces-to-tanks': (move, { edition, reader }) =>
    `Take ${theirForces(move, reader)} from ${thePlaceThen(move, edition)} to the tanks`,
  'forces-from-tanks': (move, { edition, reader }) =>
    `Put ${theirForces(move, reader)} from the tanks back into ${thePlace(move, edition)}`,
  'mercenaries-to-pool': ({ faction, count, ...from }, { edition, reader }) =>
    `Take ${theirMercenaries(faction, count, reader)} from ${thePlaceThen(from, edition)} to the pool`,
  'mercenaries-from-pool': ({ faction, count, ...to }, { edition, reader }) =>
    `Put ${theirMercenaries(faction, count, reader)} from the pool back into ${thePlace(to, edition)}`,
  'forces-from-reserves': (move, { edition, reader }) =>
    `Put ${theirForces(move, reader, haveSides(edition) ? move.side : undefined)} into ${thePlace(move, edition)}`,
  'forces-to-reserves': (move, { edition, reader }) =>
    `Take ${theirForces(move, reader)} from ${thePlaceThen(move, edition)} back to the reserves`,
  'fill-bank': 'Put all the spice into the bank',
  'take-shield': (move, { reader }) => {
    const whom = whose(move.faction, reader, 'Take your', 'takes its');
    const own = reader === 'owner' ? 'your' : 'its';
    return move.forces === 0
      ? `${whom} shield`
      : `${whom} shield, ${own} leaders and ${own} ${formatForces(move.forces)}`;
  },
  'place-marker': (move, { reader }) =>
    `${whose(move.faction, reader, 'Put your', 'puts its')} marker on the circle of ${sectorName(move.sector)}`,
  'place-storm': (move) => `Put the storm marker into ${sectorName(move.sector)}`,
  'first-turn': 'Put the turn marker on 1',
  'shuffle-deck': (move) =>
    `Shuffle ${DECKS[move.deck]} and lay ${SEVERAL.includes(move.deck) ? 'them' : 'it'} face down`,
  'tanks-to-reserves': (move, { reader }) => `Take ${theirForces(move, reader)} from the tanks to the reserves`,
  'reserves-to-tanks': (move, { reader }) => `Put ${theirForces(move, reader)} from the reserves into the tanks`,
  'flip-forces': (move, { edition, reader }) =>
    reader === 'owner'
      ? `Turn your forces in ${theTerritory(move.territory, edition)} to ${move.side}`
      : `Turn ${factionName(move.faction)} forces in ${theTerritory(move.territory, edition)} to ${move.side}`,
  'leader-to-tanks': (move) => `Put ${leaderName(move.leader)} into the tanks`,
  'leader-from-tanks': (move) => `Take ${leaderName(move.leader)} out of the tanks`,
  'hand-over-captive': (move, { reader }) =>
    `${whose(move.from, reader, 'Hand', 'hands')} the captured leader to ${theFaction(move.to)}, face down${whoItIs(reader)}`,
  'give-back-captive': (move, { reader }) =>
    `${whose(move.from, reader, 'Give', 'gives')} the captured leader back to ${theFaction(move.to)}, face down`,
  'captive-to-tanks': (move, { reader }) =>
    `${whose(move.captor, reader, 'Put', 'puts')} the captured leader into the tanks, face down${whoItIs(reader)}`,
  'captive-from-tanks': (move, { reader }) =>
    `${whose(move.captor, reader, 'Take', 'takes')} the captured leader out of the tanks, face down`,
  'leader-stays': (move, { edition }) =>
    `Leave ${leaderName(move.leader)} beside ${theTerritory(move.territory, edition)} until the battles are over`,
  'leader-home': (move) => `Take ${leaderName(move.leader)} back`,
  'spice-from-bank': (move, { reader }) =>
    `${whose(move.faction, reader, 'Take', 'takes')} ${formatSpice(move.amount)} from the bank`,
  'spice-to-bank': (move, { reader }) =>
    `${whose(move.faction, reader, 'Pay', 'pays')} ${formatSpice(move.amount)} to the bank`,
  'spice-to-faction': (move, { reader }) =>
    `${whose(move.from, reader, 'Pay', 'pays')} ${formatSpice(move.amount)} to ${theFaction(move.to)}`,
  'spice-before-shield': (move, { reader }) =>
    `${whose(move.from, reader, 'Lay', 'lays')} ${formatSpice(move.amount)} in front of ${
      move.from === move.to ? 'the shield' : `${factionPossessive(move.to)} shield`
    }`,
  'spice-behind-shield': (move, { reader }) =>
    `${whose(move.faction, reader, 'Take', 'takes')} ${formatSpice(move.amount)} in from the front of the shield`,
  'spice-off-board': (move, { edition }) => `Take ${formatSpice(move.amount)} off ${thePlace(move, edition)}`,
  'spice-onto-board': (move, { edition }) => `Put ${formatSpice(move.amount)} back onto ${thePlace(move, edition)}`,
  'storm-to': (move) => `Move the storm ${formatSectors(move.sectors)}, to ${sectorName(move.to)}`,
  'storm-back': (move) => `Move the storm back to ${sectorName(move.to)}`,
  'shield-wall-down': 'Mark the Shield Wall as destroyed',
  'shield-wall-up': 'Take the mark of destruction off the Shield Wall',
  'turn-marker': (move) => `Move the turn marker to ${move.to}`,
  'discard-card': (move, { reader }) => `${whose(move.faction, reader, 'Discard', 'discards')} ${cardName(move.card)}`,
  'take-card-back': (move, { reader }) =>
    `${whose(move.faction, reader, 'Take', 'takes')} ${cardName(move.card)} back into hand`,
  'keep-card': (move, { reader }) => `${whose(move.faction, reader, 'Keep', 'keeps')} ${cardName(move.card)}`,
  'remove-card': (move, { reader }) =>
    `${whose(move.faction, reader, 'Put', 'puts')} ${cardName(move.card)} beside the board for good`,
};

const DECKS: Record<ShuffledDeck, string> = {
  spice: 'the spice deck',
  'first-spice': 'the first spice deck',
  'second-spice': 'the second spice deck',
  'both-spice': 'the two spice decks, each alone,',
  treachery: 'the treachery deck',
  traitors: 'the traitor deck, of the factions in play only,',
  'leader-discs': 'the leaders of all factions in play',
  storm: 'the storm cards',
};
const SEVERAL: readonly ShuffledDeck[] = ['leader-discs', 'storm', 'both-spice'];

/**
 * Returns the forces of an action, for a sentence that goes on. The text names their side if the players must lay the
 * forces on that side.
 */
function theirForces(move: { readonly faction: FactionId } & Forces, reader: Reader, side?: ForcesSide): string {
  const { faction, count } = move;
  const all = reader === 'owner' ? formatForces(count) : formatCount(count, `${factionName(faction)} force`);
  return all + (side === 'advisors' ? ', advisors’ side up,' : formatSpecialThen(move));
}

function theirMercenaries(faction: FactionId, count: number, reader: Reader): string {
  return reader === 'owner'
    ? formatMercenaries(count)
    : formatCount(count, `${factionName(faction)} mercenary`, `${factionName(faction)} mercenaries`);
}

/** Returns where captor and owner find the leader's name. Their phones cover the name. */
const whoItIs = (reader: Reader): string => (reader === 'owner' ? '; its name is under Mine' : '');

function whose(faction: FactionId, reader: Reader, imperative: string, present: string): string {
  return reader === 'owner' ? imperative : `${factionName(faction)} ${present}`;
}
