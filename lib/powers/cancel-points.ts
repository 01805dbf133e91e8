/** The moments at which the table may be asked whether it cancels a power. There are no others. */
import type { WindowTiming } from '../model/windows.ts';

/** Before each of them one window asks about all active powers. */
export const CANCEL_POINTS = {
  'before-dials': {
    when: 'In a battle, before anything is commanded, asked or dialled',
    before: 'Both sides dial by what their forces count for and what spice they need; a plan is sealed once.',
    on: ['battle/before-plans', 'voice'],
  },
  'before-reveal': {
    when: 'In a battle, with the cards of later printings, when both plans are sealed',
    before: 'Both plans are disclosed; whether it lies in one, nobody may learn before.',
    on: ['battle/plans'],
  },
  'after-reveal': {
    when: 'In a battle, when both plans lie open',
    before: 'The sum decides who dies, and what is drawn or chosen after it.',
    on: ['battle/traitor-call'],
  },
  'after-victory': {
    when: 'In a battle, when it is won',
    before: 'A leader is drawn by chance, and is seen.',
    on: ['battle/over'],
  },
  'distance-found': {
    when: 'In a storm, where a Karama stops the storm card, before it is turned over; with Weather Control, where that can be played',
    before: 'The card is disclosed; stopped, it stays unseen and the wheels decide.',
    on: ['storm/weather', 'storm/steered'],
  },
  'storm-moves': {
    when: 'In a storm, when its way is known and leads over them; with Family Atomics, where they can be played, and again where the wall falls',
    before: 'Their owner says who dies, and chance brings the next storm card.',
    on: ['storm/atomics', 'storm/moving'],
  },
  'before-shipments': {
    when: 'In shipment and movement, before anybody ships; for a third of the time, since it is asked in every turn',
    before: 'Who looks at the next spice card has seen it.',
    on: ['ship-and-move'],
  },
  'reserves-announced': {
    when: 'In a shipment beside turns that are made on the board, where a Karama stops Fremen reserves, when they are announced',
    before: 'The storm takes some of them as they land, and whoever moves next on the board goes by what stands there.',
    on: ['shipment/announced'],
  },
  'cards-for-sale': {
    when: 'In the bidding, before the first card comes up',
    before: 'Who looks at it has seen it.',
    on: ['bidding'],
  },
  'card-bought': {
    when: 'In the bidding, when somebody who draws another card has bought one',
    before: 'It is drawn by chance, and is seen.',
    on: ['purchase'],
  },
  'worm-comes': {
    when: 'Before a worm devours what stands there, in a spice blow or when it is called',
    before: 'It is ridden, and chance brings the next card.',
    on: ['worm/coming'],
  },
} as const satisfies Readonly<Record<string, WindowTiming>>;
