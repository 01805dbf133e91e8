/** The powers of Fremen over worms: to survive a worm, to ride it, to spare allies, and to place additional worms. */
import { type AtWorm, leftBy, runningWorm, targetOf } from '../../../features/spice-blow/steps.ts';
import type { Advantage } from '../../../powers/power.ts';
import type { AdvantageId } from '../../../model/advantages.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Rules } from '../../../powers/rules.ts';
import { areAllies, stacksIn } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { alliesAt, ridersAt, ridersCarry } from './found.ts';
import type { WormCall } from './contract.ts';
import { karamaWorm } from './karama-worm.ts';

const FREMEN = 'fremen';
/** The power behind each question. */
export const POWER_OF: Readonly<Record<WormCall, AdvantageId>> = {
  place: 'fremen/extra-worm',
  spare: 'fremen/worm-ally',
  ride: 'fremen/worm-ride',
};

/**
 * Fremen forces at the worm survive and may ride it. Surviving and riding are one use of this power. If a Karama
 * cancels the use, these forces die like the forces of other factions.
 */
const wormRide: Advantage = {
  id: POWER_OF.ride,
  faction: FREMEN,
  rules: [
    'GF9-2019 Fremen sheet "Shai-Hulud"',
    'AH79 Fremen shield, Player Aid Pad B.6',
    'Dune Squad VI.B.5.i',
    'R-153, R-172',
  ],
  survivesWorm: ({ faction }) => faction === FREMEN,
  carriesFromWorm: ({ state, worm, place, carriedByEach }) =>
    worm.placed?.power === null ? ridersCarry(carriedByEach, place, ridersAt(state, FREMEN, place.territory)) : 0,
  afterWorm: (at) => (ridden(at) ? asked('ride', at) : []),
  cancellable: { at: 'worm-comes', isAtWork: (state, _board, rules) => areInReach(state, rules) },
};

const wormAlly: Advantage = {
  id: POWER_OF.spare,
  faction: FREMEN,
  rules: ['GF9-2019 Fremen sheet "Alliance"', 'AH79 Fremen shield', 'R-172, R-184'],
  cancellable: {
    at: 'worm-comes',
    servesAlly: true,
    isAtWork: (state) => (runningWorm(state)?.spared.length ?? 0) > 0,
  },
  survivesWorm: ({ state, rules, worm, faction }) =>
    areAllies(state, FREMEN, faction) && (rules.fremenAllyWorm === 'spared' || worm.spared.includes(faction)),
  beforeDevouring: (at) =>
    at.rules.fremenAllyWorm === 'asked' && alliesAt(at.state, FREMEN, at.territory).length > 0
      ? asked('spare', at)
      : [],
};

const extraWorm: Advantage = {
  id: POWER_OF.place,
  faction: FREMEN,
  rules: ['GF9-2019 Fremen sheet "Sandworms", Questions and Answers "Miscellaneous"', 'R-151, R-172'],
  placesWorm: (at) => asked('place', at),
  cancellable: { at: 'worm-comes', isAtWork: (state) => runningWorm(state)?.placed?.power === POWER_OF.place },
};

export const worms: readonly Advantage[] = [wormRide, wormAlly, extraWorm, karamaWorm];

const asked = (call: WormCall, { worm }: AtWorm): readonly GameEvent[] => [
  { type: 'WormCalled', call, worm: worm.id, faction: FREMEN },
];

/**
 * Whether Fremen can ride this worm: they had forces here when it appeared. Forces that arrived on another worm do not
 * count.
 */
const ridden = ({ state, worm, territory }: AtWorm): boolean =>
  territory !== null &&
  ridersAt(state, FREMEN, territory).length > 0 &&
  leftBy(state, worm.id)?.some(({ faction }) => faction === FREMEN) !== false;

/** Whether a Karama can stop the control over this worm. In one edition it reaches only worms of the spice deck. */
function areInReach(state: GameState, { rideStoppedOn }: Rules): boolean {
  const worm = runningWorm(state);
  if (rideStoppedOn === 'worms-of-the-deck' && worm?.pile === null) return false;
  const territory = worm === null ? null : targetOf(state, worm);
  return territory !== null && stacksIn(state, FREMEN, territory).length > 0;
}
