/** The faults of events of yes and no cards, by a second reading of the compendium. */
import type { FactionId, GameEvent, GameState } from '#engine';
import { isAllied } from '../../support/oracle/own.ts';

const ALL = 10;

/** Returns the faults of an event. */
export function kanlyCardWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    // XXIV: one yes card, and a card for each player but the Bene Tleilaxu (XXVI).
    case 'KanlyCardsDealt': {
      const out = before.kanlyCards?.held.reduce((sum, { cards }) => sum + cards, 0) ?? 0;
      return event.yes === 'nobody'
        ? []
        : [...outside(event.yes), ...(out >= ALL ? ['a yes card is dealt although players hold all ten'] : [])];
    }
    // XXIV "they must turn one card in".
    case 'KanlyCardTurnedIn':
      return [
        ...outside(event.by, event.on),
        ...(held(before, event.by) === 0 ? [`${event.by} declares Kanly without a yes card`] : []),
        ...(isAllied(before, event.by, event.on) ? [`${event.by} declares Kanly against its ally ${event.on}`] : []),
      ];
    case 'KanlyCardGiven':
      return [
        ...outside(event.by, event.to),
        ...(held(before, event.by) === 0 ? [`${event.by} gives a yes card that it does not hold`] : []),
      ];
    case 'SidesShown':
      return outside(...event.sides.map(({ faction }) => faction));
    default:
      return [];
  }
}

const held = ({ kanlyCards }: GameState, owner: FactionId): number =>
  kanlyCards?.held.find(({ faction }) => faction === owner)?.cards ?? 0;

const outside = (...factions: readonly FactionId[]): readonly string[] =>
  factions.includes('bene-tleilaxu') ? ['the Bene Tleilaxu take part in a duel'] : [];
