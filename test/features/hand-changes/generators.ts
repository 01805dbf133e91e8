/** Random changes of cards by hand. */
import { CARD_PILES, shuffled, type Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import { randomCard } from '../../support/random-cards.ts';
import { seatView, stateOf, type Table } from '../../support/table.ts';

const MOVES = [discardedOrGiven, taken, outOfPile];

/** A change of cards by hand during play on the board. */
export const randomHandMove = (table: Table, random: Random): Move => pickRandom(MOVES, random)(table, random);

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = MOVES;

/** A player gives cards away, or discards a card. */
function discardedOrGiven(table: Table, random: Random): Move {
  const faction = randomFaction(table, random);
  const held = shuffled(seatView(table, faction).mine.hand, random);
  const [first] = held;
  if (first === undefined) return { by: faction, command: { type: 'LowerHand' } };
  if (chance(40, random)) {
    const slots = held.slice(0, 1 + random(2)).map(({ slot }) => slot);
    return { by: faction, command: { type: 'GiveCards', to: randomFaction(table, random), slots } };
  }
  const card = first.card === 'unknown' ? randomCard(random) : first.card;
  return {
    by: faction,
    command: { type: 'PutAwayCard', card: { slot: first.slot, card }, pile: pickRandom(CARD_PILES, random) },
  };
}

function taken(table: Table, random: Random): Move {
  return byModerator({
    type: 'TakeCards',
    from: randomFaction(table, random),
    to: randomFaction(table, random),
    count: 1 + random(3),
  });
}

function outOfPile(table: Table, random: Random): Move {
  const { discards, removedCards } = stateOf(table);
  const from = pickRandom(CARD_PILES, random);
  const lies = from === 'discarded' ? discards : removedCards;
  if (lies.length === 0) return byModerator({ type: 'ClearInstructions' });
  const to = chance(50, random) ? randomFaction(table, random) : pickRandom([...CARD_PILES, 'deck' as const], random);
  return byModerator({ type: 'MoveCard', card: pickRandom(lies, random), from, to });
}
