import { assertNever } from '../../../core/assert-never.ts';
import type { BattleTold } from '../contract.ts';
import type { TreacheryCall } from '../../../table/battle.ts';
import type { EditionId } from '../../../table/editions.ts';
import type { FactionId } from '../../../table/factions.ts';
import { isLogFactOf, type LogFactOf } from '../../../table/log.ts';
import { nameOfCard } from '../../../words/cards.ts';
import { nameOfLeader, theElement, theFaction, theFactions } from '../../../words/names.ts';
import { capital, counted, listed } from '../../../words/numbers.ts';
import { sayShown, sayTurnedOver } from './plans.ts';
import { battleSum } from './sums.ts';
import { theTerritory } from '../../../words/territories.ts';

const CODES = [
  'battles-began',
  'battle-chosen',
  'prescience-declined',
  'prescience-used',
  'element-shown',
  'element-seen',
  'plan-look-declined',
  'plan-look-ordered',
  'plan-shown',
  'plan-seen',
  'no-leader-announced',
  'no-leader-proposed',
  'no-leader-answered',
  'hand-told-anew',
  'plan-committed',
  'plan-withdrawn',
  'plans-revealed',
  'treachery-called',
  'no-treachery',
  'battle-resolved',
  'cards-settled',
  'battle-void',
  'battles-ended',
] as const;

/** Whether the line is told of the battles. */
export const isBattleLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayBattleLine(fact: BattleTold, edition: EditionId): string {
  switch (fact.code) {
    case 'battles-began':
      return `the battles began; ${theFaction(fact.first)} is the first aggressor.`;
    case 'battle-chosen':
      return `the battle for ${theTerritory(fact.territory, edition)} began: ${theFaction(fact.aggressor)} against ${theFaction(fact.defender)}.`;
    case 'prescience-declined':
      return `${theFaction(fact.by)} looked away.`;
    case 'prescience-used':
      return `${theFaction(fact.by)} looked ahead, at ${theFactions(fact.target)} ${fact.element}.`;
    case 'element-shown':
      return `${theFaction(fact.faction)} showed ${theFaction(fact.to)} ${theElement(fact.element)}.`;
    case 'element-seen':
      return `${theFaction(fact.faction)} showed ${theFaction(fact.to)} ${theElement(fact.shown.element)}: ${sayShown(fact.shown)}.`;
    case 'plan-look-declined':
      return `${theFaction(fact.by)} looked at no plan.`;
    case 'plan-look-ordered':
      return `${theFaction(fact.by)} played a Karama to see ${theFactions(fact.target)} whole plan.`;
    case 'plan-shown':
      return `${theFaction(fact.to)} saw ${theFactions(fact.faction)} whole plan.`;
    case 'plan-seen':
      return `${theFaction(fact.to)} saw a whole plan: ${sayTurnedOver(fact.faction, fact.plan)}.`;
    case 'no-leader-announced':
      return `${theFaction(fact.faction)} announced that nobody leads.`;
    case 'no-leader-proposed':
      return `${theFaction(fact.faction)} asked to fight without a leader.`;
    case 'no-leader-answered':
      return `${theFaction(fact.faction)} ${fact.agreed ? 'agreed to it' : 'refused'}.`;
    case 'hand-told-anew':
      return `${theFaction(fact.faction)} told a hand anew that had been answered from.`;
    case 'plan-committed':
      return `${theFaction(fact.faction)} sealed a plan.`;
    case 'plan-withdrawn':
      return WITHDRAWN[fact.because](fact.faction);
    case 'plans-revealed':
      return `${sayTurnedOver(fact.aggressor, fact.plans[0])}; ${sayTurnedOver(fact.defender, fact.plans[1])}.`;
    case 'treachery-called':
      return fact.calls.map(sayCall).join(' ');
    case 'no-treachery':
      return 'nobody called a traitor.';
    case 'battle-resolved':
      return battleSum(fact.outcome).closing;
    case 'cards-settled':
      return `${theFaction(fact.faction)} ${sayFates(fact.fates)}.`;
    case 'battle-void':
      return `nothing was left to fight in ${theTerritory(fact.territory, edition)}.`;
    case 'battles-ended':
      return fact.unfought === 0
        ? 'the battles were over.'
        : `the battles ended with ${counted(fact.unfought, 'battle')} unfought.`;
    default:
      return assertNever(fact);
  }
}

const WITHDRAWN: Record<LogFactOf<'plan-withdrawn'>['because'], (who: FactionId) => string> = {
  'own-wish': (who) => `${theFaction(who)} opened its plan again.`,
  corrected: (who) => `${theFactions(who)} plan opened again, since a correction touched it.`,
  'other-seen': (who) => `${theFactions(who)} plan opened again, since the other plan was seen.`,
};

const sayCall = ({ caller, leader }: TreacheryCall): string =>
  `${capital(theFaction(caller))} called ${nameOfLeader(leader)} a traitor.`;

/** What was kept; of what was discarded each card has a line of its own. */
function sayFates(fates: LogFactOf<'cards-settled'>['fates']): string {
  if (fates.length === 0) return 'had no cards to keep';
  const kept = fates.filter(({ fate }) => fate === 'kept').map(({ card }) => nameOfCard(card));
  return kept.length === 0 ? 'kept none of the cards played' : `kept ${listed(kept)}`;
}
