/** Random threats and declarations, from time to time. The engine refuses some of them. */
import { type Aside, randomFaction } from '../../support/side-action.ts';
import { chance, pickRandom } from '../../support/random-choice.ts';
import { stateOf } from '../../support/table.ts';

const ACTIONS = ['ship into Carthag', 'bid more than 5', 'break the alliance'] as const;
/** How often a player threatens, and how often the action of a threat has happened: in a hundred commands. */
const THREATENS = 3;
const HAPPENS = 20;
const BY_PLAYER = 70;

const threatened: Aside = (table, random) =>
  stateOf(table).kanly === null || !chance(THREATENS, random)
    ? null
    : {
        by: randomFaction(table, random),
        command: { type: 'ThreatenKanly', on: randomFaction(table, random), action: pickRandom(ACTIONS, random) },
      };

const declared: Aside = (table, random) => {
  const { kanly, turn } = stateOf(table);
  const open = kanly?.threats.filter((threat) => threat.turn === turn && threat.stands === 'open') ?? [];
  if (open.length === 0 || !chance(HAPPENS, random)) return null;
  const { by } = pickRandom(open, random);
  return chance(BY_PLAYER, random)
    ? { by, command: { type: 'DeclareKanly' } }
    : { by: 'moderator', command: { type: chance(BY_PLAYER, random) ? 'CallKanly' : 'WithdrawKanly', by } };
};

/** How often a player offers to part, fights on, or withdraws a threat: in a thousand commands. */
const OFFERS = 4;
const IN_A_THOUSAND = 1000;

const offered: Aside = (table, random) => {
  if (stateOf(table).kanly === null || random(IN_A_THOUSAND) >= OFFERS) return null;
  const by = randomFaction(table, random);
  return chance(BY_PLAYER, random)
    ? { by, command: { type: 'OfferToPart', offers: chance(BY_PLAYER, random) } }
    : { by, command: { type: 'TakeBackThreat' } };
};

const parted: Aside = (table, random) =>
  stateOf(table).kanly === null || !chance(1, random) ? null : { by: 'moderator', command: { type: 'PartDuellists' } };

export const nowAndThen: readonly Aside[] = [threatened, declared, offered, parted];
