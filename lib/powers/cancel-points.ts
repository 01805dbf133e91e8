/** The moments at which the table may be asked whether it cancels a power. There are no other moments. */
import type { WindowTiming } from '../model/windows.ts';

/** Before each of these moments, one window asks about all active powers. */
export const CANCEL_POINTS = {
  'before-dials': {
    when: 'In a battle, before the Voice, prescience and the plans',
    before: 'Both sides dial by the strength of their forces and the spice they need; a plan is sealed once.',
    on: ['battle/before-plans', 'voice'],
  },
  'before-reveal': {
    when: 'In a battle, with the cards of later printings, when both plans are sealed',
    before: 'Both plans are disclosed; before that no player may learn whether it is in one.',
    on: ['battle/plans'],
  },
  'after-reveal': {
    when: 'In a battle, after the reveal',
    before: 'The sum decides the losses, and the draws and choices after it.',
    on: ['battle/traitor-call'],
  },
  'after-victory': {
    when: 'In a battle, when it is won',
    before: 'A random leader is drawn, and is seen.',
    on: ['battle/over'],
  },
  'order-given': {
    when: 'When an order is given: before a storm, before revival, or before the first battle',
    before: 'Others act by the order.',
    on: ['order'],
  },
  'betrayal-announced': {
    when: 'When a traitor is announced after a battle',
    before: 'The winner’s forces and leader go to the tanks.',
    on: ['betrayal'],
  },
  'leader-back': {
    when: 'When a leader who is a traitor by its death comes back',
    before: 'The leader may be played, and called.',
    on: ['loyalty'],
  },
  'distance-found': {
    when: 'In a storm, if a Karama can cancel the storm card, before it is revealed; together with Weather Control, if that can be played',
    before: 'The card is disclosed; a cancelled card stays unseen and the wheels decide.',
    on: ['storm/weather', 'storm/steered'],
  },
  'storm-moves': {
    when: 'In a storm, when its path is known and leads over them; together with Family Atomics, if they can be played, and again if the wall falls',
    before: 'Their owner chooses the losses, and the next storm card is drawn at random.',
    on: ['storm/atomics', 'storm/moving'],
  },
  'before-shipments': {
    when: 'In shipment and movement, before the first shipment, or in Dune Squad before the first move; for a third of the time, because it opens in every turn',
    before: 'Atreides see the next spice card.',
    on: ['ship-and-move'],
  },
  'reserves-announced': {
    when: 'In a shipment apart from turns on the board, if a Karama can cancel Fremen reserves, when they are announced',
    before: 'The storm takes some of them as they land, and the next move on the board depends on the forces there.',
    on: ['shipment/announced'],
  },
  'cards-for-sale': {
    when: 'In the auction, before the first card is offered',
    before: 'Atreides see the card.',
    on: ['bidding'],
  },
  'card-bought': {
    when: 'In the auction, when a faction that draws another card has bought one',
    before: 'A random card is drawn, and is seen.',
    on: ['purchase'],
  },
  'worm-comes': {
    when: 'Before a worm devours forces, in a spice blow or when it is called',
    before: 'The worm is ridden, and the next card is random.',
    on: ['worm/coming'],
  },
} as const satisfies Readonly<Record<string, WindowTiming>>;
