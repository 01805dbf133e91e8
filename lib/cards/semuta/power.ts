import { winnerChooses, type AtCard } from '../../features/battle/steps.ts';
import type { LeaderId } from '../../model/leaders.ts';
import { planOf } from '../../model/plans.ts';
import { opponentIn } from '../../model/selectors.ts';
import { cardLaidOnLeader } from '../../pieces/events.ts';
import type { CardPower } from '../../powers/power.ts';
import { drugOn } from './drugged.ts';

/** The points that a dose takes at once. */
const DOSE = 1;

/**
 * A poison that does not kill. An opposing leader without a snooper loses one point at once and one at the start of each
 * later turn. The card stays on the leader until the leader dies.
 */
export const semuta: CardPower<'semuta'> = {
  kind: 'semuta',
  rules: ['Nine-faction compendium XXXVII.A.4', 'R-112, R-125, R-320'],
  inBattle: {
    places: {
      weapon: {
        kills: ['opponent'],
        killsWhen: 'before-the-sum',
        stoppedBy: ['snooper'],
        explodesWith: [],
        weakens: DOSE,
      },
    },
    // The event that lays the card on the leader takes it out of its owner's hand.
    goesTo: (at) => (weakenedBy(at) !== null ? 'kept' : isSpent(at) ? 'discarded' : winnerChooses(at)),
    afterOutcome: (at) => {
      const leader = weakenedBy(at);
      return leader === null
        ? []
        : [cardLaidOnLeader(at.faction, at.card, leader), { type: 'LeaderDrugged', by: at.faction, leader }];
    },
  },
  weakensLeader: (state, leader) => drugOn(state, leader)?.lost ?? 0,
};

/** Returns the living leader that this card has weakened; `null` if it has weakened none. */
function weakenedBy({ battle, faction, outcome, card }: AtCard): LeaderId | null {
  const { leader } = planOf(battle, opponentIn(battle, faction));
  const weakened = outcome.weakened?.find((one) => one.by === card.card);
  return leader?.kind === 'leader' && leader.leader === weakened?.leader ? weakened.leader : null;
}

/** Whether this card has killed a leader. */
const isSpent = ({ outcome, card }: AtCard): boolean => outcome.dead.some(({ by }) => by === card.card);
