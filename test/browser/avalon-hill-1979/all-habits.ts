/** The actions of six players in a turn of 1979 with every optional rule. */
import { BATTLES, formatSpiceCard, isHeard, ON_THE_WAY, REVIVING } from '../support/auto-answers.ts';
import { biddingInTurn } from '../support/bids.ts';
import { shippingAndMoving, type OwnTurns } from '../support/own-turns.ts';
import type { AutoAnswer } from '../support/players.ts';

/** The moments at which a faction chooses: three of the Bene Gesserit about coexistence, and those of other options. */
export const MOMENTS = ['end coexistence', 'joined', 'send a force', 'storm', 'worm', 'captured'] as const;
type Moment = (typeof MOMENTS)[number];

/** Atreides come to a territory with Fremen, and the Emperor to one where Bene Gesserit are alone. */
const TURNS: OwnTurns = {
  atreides: { ship: { part: 'Sietch Tabr', to: 'Sietch Tabr', forces: 3 } },
  emperor: { ship: { part: 'Tuek’s Sietch', to: 'Tuek’s Sietch', forces: 2 } },
  harkonnen: { ship: { part: 'Old Gap, sector 10', to: 'Old Gap', forces: 1 } },
};

const WORM = 'Shai-Hulud';
const A_WORM = 'Say that a worm came up';

const moment = (about: Moment, asked: RegExp, act: AutoAnswer['act']): AutoAnswer => ({ about, asked, act });

/** Returns the habits of one turn: a card for the first pile, and two worms and a card for the second. */
export const habitsOf1979 = (): readonly AutoAnswer[] => [
  ...MOMENTS_OF_OPTIONS,
  ...ON_THE_WAY,
  turning(['Red Chasm', WORM, WORM, 'Old Gap']),
  biddingInTurn((lot) => (lot === 1 ? 'emperor' : null)),
  ...REVIVING,
  ...shippingAndMoving(TURNS, '1979'),
  ...BATTLES,
];

const MOMENTS_OF_OPTIONS: readonly AutoAnswer[] = [
  moment('end coexistence', /^Where do you end coexistence\?$/, async (phone) => {
    const carthag = phone.page.getByRole('group', { name: 'Carthag' });
    await carthag.getByRole('radio', { name: 'Stand against' }).check();
    await phone.press('Stand against Harkonnen in Carthag');
  }),
  moment('joined', /^Coexist in Tuek’s Sietch\?$/, (phone) => phone.press('Coexist until the turn ends')),
  moment('send a force', /^Send a force with .+\?$/, (phone) => phone.press('Send nobody')),
  moment('storm', /^The storm takes half\. Who falls\?$/, (phone) => phone.press('Take 3 forces to the tanks')),
  moment('worm', /^Where does this worm come\?$/, (phone) => phone.press('Leave it: it does nothing')),
  moment('captured', /^What becomes of the captured leader\?$/, (phone) => phone.press('Hold it for one battle')),
];

/** The first player enters every card when the phone asks. All questions have the same words. */
function turning(cards: string[]): AutoAnswer {
  const asked = /^Turn over a spice card\. What does it show\?$/;
  return {
    asked,
    about: 'spice blow',
    act: async (phone) => {
      do {
        const card = cards.shift();
        if (card === undefined) throw new Error('No card is left to be turned over');
        if (card === WORM) {
          await phone.press(`A worm: ${WORM}`);
          await phone.press(A_WORM);
          await isHeard(phone, A_WORM);
        } else await formatSpiceCard(phone, card);
      } while (await phone.page.getByRole('heading', { name: asked, level: 1 }).isVisible());
    },
  };
}
