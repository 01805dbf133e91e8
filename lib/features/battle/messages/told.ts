import type { TraitorCall } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LogFactOf } from '../../../model/log.ts';
import { cardName } from '../../../messages/cards.ts';
import { leaderName, theElement, theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatCount, formatList } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { BattleContract } from '../contract.ts';
import { formatShown, formatTurnedOver } from './plans.ts';
import { battleSum } from './sums.ts';

/** The log lines of a battle. */
export const BATTLE_LINES: Messages<BattleContract>['log'] = {
  'battles-began': ({ first }) => `the battles began; ${theFaction(first)} is the first aggressor.`,
  'battle-chosen': ({ territory, aggressor, defender }, { edition }) =>
    `the battle for ${theTerritory(territory, edition)} began: ${theFaction(aggressor)} against ${theFaction(defender)}.`,
  'prescience-declined': ({ by }) => `${theFaction(by)} looked away.`,
  'prescience-used': ({ by, target, element }) =>
    `${theFaction(by)} looked ahead, at ${factionPossessive(target)} ${element}.`,
  'element-shown': ({ faction, to, element }) =>
    `${theFaction(faction)} showed ${theFaction(to)} ${theElement(element)}.`,
  'element-seen': ({ faction, to, shown }) =>
    `${theFaction(faction)} showed ${theFaction(to)} ${theElement(shown.element)}: ${formatShown(shown)}.`,
  'plan-look-declined': ({ by }) => `${theFaction(by)} looked at no plan.`,
  'plan-look-ordered': ({ by, target }) =>
    `${theFaction(by)} played a Karama to see ${factionPossessive(target)} whole plan.`,
  'plan-shown': ({ faction, to }) => `${theFaction(to)} saw ${factionPossessive(faction)} whole plan.`,
  'plan-seen': ({ faction, to, plan }) => `${theFaction(to)} saw a whole plan: ${formatTurnedOver(faction, plan)}.`,
  'no-leader-announced': ({ faction }) => `${theFaction(faction)} announced that nobody leads.`,
  'no-leader-proposed': ({ faction }) => `${theFaction(faction)} asked to fight without a leader.`,
  'no-leader-answered': ({ faction, agreed }) => `${theFaction(faction)} ${agreed ? 'agreed' : 'refused'}.`,
  'forces-strengthened': ({ faction }) => `${factionPossessive(faction)} forces count more in this battle.`,
  'hand-declared-again': ({ faction }) =>
    `${theFaction(faction)} declared a different hand after answers that depended on it.`,
  'plan-committed': ({ faction }) => `${theFaction(faction)} sealed a plan.`,
  'plan-withdrawn': ({ faction, because }) => WITHDRAWN[because](faction),
  'plans-revealed': ({ aggressor, defender, plans }) =>
    `${formatTurnedOver(aggressor, plans[0])}; ${formatTurnedOver(defender, plans[1])}.`,
  'traitor-called': ({ calls }) => calls.map((call) => `${capitalize(formatCall(call))}.`).join(' '),
  'no-traitor-call': 'nobody called a traitor.',
  'battle-resolved': ({ outcome }) => battleSum(outcome).closing,
  'cards-settled': ({ faction, fates }) => `${theFaction(faction)} ${formatFates(fates)}.`,
  'battle-void': ({ territory }, { edition }) => `nothing was left to fight in ${theTerritory(territory, edition)}.`,
  'battles-ended': ({ unfought }) =>
    unfought === 0 ? 'the battles were over.' : `the battles ended with ${formatCount(unfought, 'battle')} unfought.`,
};

/** The names of points to which the moderator can take back. */
export const BATTLE_POINTS: NonNullable<Messages<BattleContract>['points']> = {
  'battles-began': 'the battles began',
  'plans-revealed': ({ aggressor, defender }) =>
    `${factionPossessive(aggressor)} and ${factionPossessive(defender)} plans were turned over`,
  'traitor-called': ({ calls }) => formatList(calls.map(formatCall)),
  'no-traitor-call': 'the time to call a traitor had passed',
  'plan-look-declined': ({ by }) => `${theFaction(by)} looked away from a whole plan`,
  'battle-resolved': 'the battle was decided',
  'battle-void': ({ territory }, { edition }) => `the battle for ${theTerritory(territory, edition)} ended unfought`,
};

const WITHDRAWN: Record<LogFactOf<'plan-withdrawn'>['because'], (who: FactionId) => string> = {
  'own-wish': (who) => `${theFaction(who)} opened its plan again.`,
  corrected: (who) => `${factionPossessive(who)} plan opened again, since a correction touched it.`,
  'other-seen': (who) => `${factionPossessive(who)} plan opened again, since the other plan was seen.`,
};

const formatCall = ({ caller, leader }: TraitorCall): string =>
  `${theFaction(caller)} called ${leaderName(leader)} a traitor`;

/** Returns the text about the kept cards. Each discarded card has its own line. */
function formatFates(fates: LogFactOf<'cards-settled'>['fates']): string {
  if (fates.length === 0) return 'had no cards to keep';
  const kept = fates.filter(({ fate }) => fate === 'kept').map(({ card }) => cardName(card));
  return kept.length === 0 ? 'kept none of the cards played' : `kept ${formatList(kept)}`;
}
