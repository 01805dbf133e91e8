import type { AtDistance, AtMoved } from '../../../features/storm/steps.ts';
import type { Advantage } from '../../../powers/power.ts';
import type { GameEvent } from '../../../model/events.ts';
import { currentStorm } from '../../../model/selectors.ts';
import { anyCard, isKeptByApp, SEE_STORM } from './deck.ts';

const FREMEN = 'fremen';

/** From turn 2 on the storm moves by the Fremen's card, which they have seen a turn ahead. */
export const seeStorm: Advantage = {
  id: SEE_STORM,
  faction: FREMEN,
  rules: ['GF9-2019 Fremen sheet "Storm rule"', 'R-27, R-172'],
  canBeCancelled: ({ karamaOnStormCard }) => karamaOnStormCard === 'this-storm',
  cancellable: { at: 'distance-found', isAtWork: (state) => currentStorm(state)?.steeredBy === 'card' },
  steersStorm: ({ state }) => (state.stormCard === 'none' ? null : 'card'),
  findsDistance: turnedOver,
  shuffles: ({ state }) =>
    isKeptByApp(state) ? [] : [{ owner: FREMEN, move: { kind: 'shuffle-deck', deck: 'storm' } }],
};

/**
 * Fremen look at the card for the next storm when they draw it. No window asks about it, because a Karama may cancel
 * the look during the storm. The next card is then laid down unseen.
 */
export const nextStormCard: Advantage = {
  id: 'fremen/next-storm-card',
  faction: FREMEN,
  rules: ['GF9-2019 Fremen sheet "Storm rule"', 'R-172'],
  canBeCancelled: ({ karamaOnStormCard }) => karamaOnStormCard === 'next-look',
  cancellable: { at: 'any-time', worksBefore: (state) => currentStorm(state)?.id ?? null },
  afterStorm: nextDrawn,
};

/**
 * Returns the events of the reveal. A card that Mentat knows is revealed at once; otherwise its owner names the number.
 */
function turnedOver({ state, storm: { id: storm }, rules, random }: AtDistance): readonly GameEvent[] {
  const { stormCard } = state;
  if (typeof stormCard === 'number') return [{ type: 'StormCardRevealed', storm, by: FREMEN, card: stormCard }];
  return isKeptByApp(state)
    ? [{ type: 'StormCardRevealed', storm, by: FREMEN, card: anyCard(rules, random) }]
    : [{ type: 'StormCardCalled', storm }];
}

/** Returns the draw of the card for the next storm, unseen if a Karama has cancelled the look. */
function nextDrawn({ state, storm, rules, random }: AtMoved): readonly GameEvent[] {
  if (storm.cancelled.includes('fremen/next-storm-card'))
    return [{ type: 'StormCardLaidUnseen', faction: FREMEN, onCardboard: !isKeptByApp(state) }];
  return [{ type: 'StormCardDrawn', faction: FREMEN, card: isKeptByApp(state) ? anyCard(rules, random) : 'untold' }];
}
