/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';
import { FOUGHT } from '../../support/examples/outcomes.ts';
import { crysknife, leads } from '../../support/examples/pieces.ts';

export const examples: Examples<'battle'> = {
  prompts: {
    'choose-battle': {
      kind: 'choose-battle',
      battles: [{ territory: 'carthag', sectors: [sector(10)], factions: ['atreides', 'harkonnen'] }],
    },
    prescience: {
      kind: 'prescience',
      battle: 'b1',
      of: 'atreides',
      target: 'harkonnen',
      onBehalfOf: 'atreides',
      leave: 'asked',
    },
    'show-element': { kind: 'show-element', battle: 'b1', element: 'weapon', to: 'atreides' },
    'announce-no-leader': { kind: 'announce-no-leader', battle: 'b1' },
    'consent-no-leader': { kind: 'consent-no-leader', battle: 'b1', proposer: 'guild' },
    'battle-plan': {
      kind: 'battle-plan',
      battle: 'b1',
      opponent: 'emperor',
      fighting: { forces: { count: 9, special: 0 }, specialWorth: 1, needSpice: false },
      shown: null,
      seen: null,
      barred: { weapon: null, defense: null },
      kwisatzHaderach: 2,
      seenBy: null,
      mayProposeNoLeader: false,
    },
    'traitor-call': { kind: 'traitor-call', battle: 'b1' },
    'choose-losses': {
      kind: 'choose-losses',
      battle: 'b1',
      dial: 3,
      spice: 0,
      mixes: [{ forces: { count: 3, special: 0 }, full: { count: 3, special: 0 } }],
    },
    'keep-cards': { kind: 'keep-cards', battle: 'b1' },
    'battle-done': { kind: 'battle-done', battle: 'b1' },
    'see-plan': { kind: 'see-plan', battle: 'b1', targets: ['harkonnen', 'guild'] },
  },
  logFacts: {
    'battles-began': { code: 'battles-began', first: 'emperor' },
    'battle-chosen': {
      code: 'battle-chosen',
      battle: 'b1',
      aggressor: 'atreides',
      defender: 'emperor',
      territory: 'carthag',
      sectors: [sector(10)],
    },
    'prescience-declined': { code: 'prescience-declined', by: 'atreides' },
    'prescience-used': { code: 'prescience-used', by: 'atreides', target: 'emperor', element: 'dial' },
    'element-shown': { code: 'element-shown', faction: 'harkonnen', to: 'atreides', element: 'weapon' },
    'element-seen': {
      code: 'element-seen',
      faction: 'harkonnen',
      to: 'atreides',
      shown: { element: 'weapon', card: crysknife },
    },
    'no-leader-announced': { code: 'no-leader-announced', faction: 'emperor' },
    'forces-strengthened': { code: 'forces-strengthened', faction: 'ixians', power: 'ixians/karama-strength' },
    'hand-declared-again': { code: 'hand-declared-again', faction: 'emperor' },
    'no-leader-proposed': { code: 'no-leader-proposed', faction: 'emperor' },
    'no-leader-answered': { code: 'no-leader-answered', faction: 'emperor', agreed: false },
    'plan-committed': { code: 'plan-committed', faction: 'atreides' },
    'plan-withdrawn': { code: 'plan-withdrawn', faction: 'atreides', because: 'corrected' },
    'plan-look-declined': { code: 'plan-look-declined', by: 'atreides' },
    'plan-look-ordered': { code: 'plan-look-ordered', by: 'atreides', target: 'harkonnen' },
    'plan-shown': { code: 'plan-shown', faction: 'harkonnen', to: 'atreides' },
    'plan-seen': {
      code: 'plan-seen',
      faction: 'harkonnen',
      to: 'atreides',
      plan: { dial: 6, spice: 0, leader: leads('stilgar'), kwisatzHaderach: false, weapon: crysknife, defense: null },
    },
    'plans-revealed': {
      code: 'plans-revealed',
      aggressor: 'fremen',
      defender: 'harkonnen',
      plans: [
        { dial: 6, spice: 0, leader: leads('stilgar'), kwisatzHaderach: false, weapon: crysknife, defense: null },
        { dial: 0, spice: 0, leader: null, kwisatzHaderach: false, weapon: null, defense: null },
      ],
    },
    'traitor-called': {
      code: 'traitor-called',
      calls: [{ caller: 'emperor', victim: 'harkonnen', leader: 'feyd-rautha' }],
    },
    'no-traitor-call': { code: 'no-traitor-call' },
    'battle-resolved': { code: 'battle-resolved', outcome: FOUGHT },
    'cards-settled': {
      code: 'cards-settled',
      faction: 'emperor',
      fates: [
        { card: 'crysknife', fate: 'kept' },
        { card: 'shield', fate: 'discarded' },
      ],
    },
    'battle-void': { code: 'battle-void', territory: 'carthag', sectors: [sector(10)] },
    'battles-ended': { code: 'battles-ended', unfought: 1 },
  },
  refusals: {
    'battles-not-running': { code: 'battles-not-running' },
    'no-battles': { code: 'no-battles' },
    'not-offered': { code: 'not-offered' },
  },
};
