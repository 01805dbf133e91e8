/** The options about the course of a turn: movement, battles and spice. */
import type { TableOptions } from './table-option.ts';

export const TURN_CHOICES = {
  'moves-within-a-territory': {
    id: 'moves-within-a-territory',
    source: 'GF9-2019 Phase 6 "Sectors", AH79 IX.C.2, read otherwise; R-41',
    sets: { movesWithinTerritory: { is: true, source: 'Phase 6 "Sectors"; R-41' } },
  },
  'voluntary-no-leader': {
    id: 'voluntary-no-leader',
    source: 'AH79 Questions and Answers B.7; R-46',
    sets: { voluntaryNoLeader: { is: true, source: 'Questions and Answers B.7' } },
  },
  'plan-may-change-after-prescience': {
    id: 'plan-may-change-after-prescience',
    source: 'AH79 Questions and Answers B.6; R-47',
    sets: { planChangeAfterProbe: { is: 'anything', source: 'Questions and Answers B.6, to the letter' } },
  },
  'leader-of-the-caller-is-free': {
    id: 'leader-of-the-caller-is-free',
    source: 'GF9-2019 Phase 7 "Traitors", read otherwise; R-49',
    sets: { callersLeaderIsFree: { is: true, source: 'Phase 7 "Traitors"; R-49' } },
  },
  'increased-spice-flow': {
    id: 'increased-spice-flow',
    source: 'AH79 XIX',
    sets: {
      strongholdIncome: {
        is: [
          { territory: 'arrakeen', spice: 2 },
          { territory: 'carthag', spice: 2 },
          { territory: 'tueks-sietch', spice: 1 },
        ],
        source: 'XIX',
      },
    },
  },
  'ship-then-move': {
    id: 'ship-then-move',
    source: 'Dune Squad III.E, III.F',
    sets: { shipsBeforeMoves: { is: true, source: 'Dune Squad III.E, III.F' } },
  },
  'victory-before-collection': {
    id: 'victory-before-collection',
    source: 'Dune Squad II, III; R-270',
    sets: { victoryBeforeCollection: { is: true, source: 'Dune Squad II, III; R-270' } },
  },
  'three-others-in-a-stronghold': {
    id: 'three-others-in-a-stronghold',
    source: 'Dune Squad III.E.3, III.F.6',
    sets: { strongholdOccupancyLimit: { is: 3, source: 'Dune Squad III.E.3, III.F.6' } },
  },
} as const satisfies TableOptions;
