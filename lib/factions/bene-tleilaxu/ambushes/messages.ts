/** Messages of ambushes. */
import type { Messages } from '../../../messages/messages.ts';
import { theFaction } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { AmbushesContract, HoldFact } from './contract.ts';
import { formatAmbush } from './labels.ts';
import { FORBIDS, formatOver } from './messages/phone.ts';

export const ambushesMessages: Messages<AmbushesContract> = {
  prompts: {
    'defend-leader': {
      lead: 'A shield stops a projectile, a snooper stops poison. If a lasgun attacks, a shield explodes, and all forces there are lost.',
      byDefault: 'No card defends the leader.',
    },
    'keep-defense': {
      lead: 'Your leader was not killed. The card goes back to your hand or to the discards.',
      byDefault: 'The card is kept.',
    },
    'choose-hold': {
      lead: 'A worthless card attacked. You choose what it forbids in the next turn.',
      byDefault: 'Shipping is forbidden.',
    },
  },
  log: {
    'leader-ambushed': (ambush, { edition }) => formatAmbush(ambush, edition),
    'nobody-ambushed': ({ victim, territory }, { edition }) =>
      `${theFaction(victim)} had no leader for the trap in ${theTerritory(territory, edition)}, so it did nothing.`,
    'ambush-shown': (over, { edition }) => formatOver(over, edition),
    'defense-kept': ({ faction }) => `${theFaction(faction)} kept the defense.`,
    'hold-chosen': ({ faction, hold }) => `Bene Tleilaxu forbade ${theFaction(faction)} to ${FORBIDS[hold]} next turn.`,
  },
  points: {
    'leader-ambushed': ({ victim }) => `a card attacked a leader of ${theFaction(victim)}`,
    'nobody-ambushed': ({ victim }) => `the trap found no leader of ${theFaction(victim)}`,
    'ambush-shown': ({ victim }) => `the card against a leader of ${theFaction(victim)} was shown`,
  },
  facts: {
    'ambush-hold': {
      about: ({ faction, when }) => `What a worthless card forbids ${theFaction(faction)} ${IN_TURN[when]}`,
      value: ({ hold }) => (hold === null ? 'nothing' : `to ${FORBIDS[hold]}`),
      corrected: ({ faction, when, hold }) =>
        hold === null
          ? `noted that no worthless card forbids ${theFaction(faction)} anything ${IN_TURN[when]}`
          : `noted that ${theFaction(faction)} may not ${FORBIDS[hold]} ${IN_TURN[when]}`,
    },
  },
};

const IN_TURN: Readonly<Record<HoldFact['when'], string>> = { 'this-turn': 'this turn', 'next-turn': 'next turn' };
