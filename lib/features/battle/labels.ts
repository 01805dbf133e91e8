import type { PlanElement } from '../../model/battle.ts';
import type { EditionId } from '../../model/editions.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TableView } from '../../model/views.ts';
import type { Labels } from '../../messages/labels.ts';
import { type Addressee, verbFor, YOU } from '../../messages/addressee.ts';
import { theElement, theFaction, factionPossessive } from '../../messages/names.ts';
import { capitalize, formatList, formatForces } from '../../messages/numbers.ts';
import { LET_IT_PASS } from '../../messages/on-behalf.ts';
import { theTerritory } from '../../messages/territories.ts';
import type { BattleContract, BattleView, FoughtBattle } from './contract.ts';

export const battleLabels: Labels<BattleContract> = {
  prompts: {
    'choose-battle': { title: 'Which battle do you fight next?', awaited: 'to choose a battle' },
    prescience: {
      title: ({ target, leave }) =>
        leave === 'denied' ? LET_IT_PASS : `Which part of ${factionPossessive(target)} plan do you want to see?`,
      awaited: 'to use prescience or not',
    },
    'see-plan': {
      title: 'Do you play a Karama to see a whole plan?',
      awaited: 'to play a special Karama or not',
    },
    'show-element': {
      title: ({ to, element }) => `${capitalize(theFaction(to))} sees your ${element}. ${WHICH_ELEMENT[element]}`,
      awaited: 'to answer prescience',
    },
    'announce-no-leader': { title: 'Do you have a leader for this battle?', awaited: 'to say who leads' },
    'consent-no-leader': {
      title: ({ proposer }) => `${capitalize(theFaction(proposer))} asks to fight without a leader. Do you agree?`,
      awaited: 'to agree or refuse',
    },
    'battle-plan': {
      title: ({ opponent }) => `Your plan against ${theFaction(opponent)}`,
      awaited: 'to seal a plan',
    },
    'choose-losses': { title: lossesTitle, awaited: 'to choose losses' },
    'keep-cards': { title: 'Which of your cards do you keep?', awaited: 'to keep or discard cards' },
    'battle-done': { title: 'The battle is over. Is the board put right?', awaited: 'to put the board right' },
  },
  windows: {
    'traitor-call': {
      occasion: 'The plans are open.',
      asks: 'Does anyone call a traitor?',
      awaited: 'to pass or play',
    },
  },
  uses: {
    prescience: ({ by, target, element }) =>
      `${capitalize(theFaction(by))} looks ahead: ${theFaction(target)} must show ${theElement(element)}.`,
  },
  headline: (table, called) => (table.phase === 'battle' ? formatBattles(table, called) : null),
  next: formatNextBattle,
  ready: ({ battles, phase }) =>
    battles.length > 0 && FOUGHT_NEXT.includes(phase) ? 'Battles are ready to be fought' : null,
};

/**
 * The phases in which the results of battles are shown: the battle phase, and phases at which a saved game starts
 * again.
 */
const FOUGHT_NEXT: readonly TableView['phase'][] = ['battle', 'setup'];

function formatBattles(table: TableView, called: Addressee): string {
  const { battle, battles, running, choices, awaited } = table;
  if (battle !== null) return formatFight(battle, choices.edition, called);
  const own = ownResult(table, called);
  if (own !== null) return own;
  const [chooser, ...more] = awaited;
  // Between two battles the only prompt is the choice of the next battle.
  if (running !== null && battles.length > 0 && chooser !== undefined && more.length === 0)
    return `${capitalize(verbFor(called(chooser.faction), 'choose', 'chooses'))} the next battle.`;
  if (running !== null) return 'The battles go on.';
  return battles.length === 0 ? 'The battles are over.' : 'Battles are ready to be fought.';
}

function formatFight(
  { territory, aggressor, defender, outcome }: BattleView,
  edition: EditionId,
  called: Addressee,
): string {
  const sides = [aggressor.faction, defender.faction] as const;
  if (outcome !== null) {
    return formatResult({ territory, sides, winner: outcome.winner }, edition, called);
  }
  const who = formatList(sides.map(called));
  return `${capitalize(who)} fight for ${theTerritory(territory, edition)}.`;
}

/** Returns the result of the reader's last battle in this phase; `null` if the reader fought no battle. */
function ownResult({ fought, choices }: TableView, called: Addressee): string | null {
  const own = fought.findLast(({ sides }) => sides.some((faction) => called(faction) === YOU));
  return own === undefined ? null : formatResult(own, choices.edition, called);
}

function formatResult({ territory, sides, winner }: FoughtBattle, edition: EditionId, called: Addressee): string {
  const battle = `the battle for ${theTerritory(territory, edition)}`;
  if (winner === null) return `Nobody won ${battle}.`;
  const isLost = sides.some((faction) => faction !== winner && called(faction) === YOU);
  return isLost ? `You lost ${battle}.` : `${capitalize(called(winner))} won ${battle}.`;
}

/** Returns the reader's next battle after the present one: `Then you, in Carthag.` */
function formatNextBattle({ battle, battles, choices }: TableView, reader: FactionId): string | null {
  if (battle === null) return null;
  const where = battles
    .filter(({ factions }) => factions.includes(reader))
    .map(({ territory }) => theTerritory(territory, choices.edition));
  return where.length === 0 ? null : `Then you, in ${formatList(where)}.`;
}

const WHICH_ELEMENT: Record<PlanElement, string> = {
  leader: 'Who will it be?',
  weapon: 'Which will it be?',
  defense: 'Which will it be?',
  dial: 'What will it be?',
};

function lossesTitle({ mixes }: Extract<BattleContract['prompt'], { readonly kind: 'choose-losses' }>): string {
  const [only, ...more] = mixes;
  if (only === undefined || more.length > 0) return 'Which of your forces fall?';
  return `Where do your ${formatForces(only.forces.count)} fall?`;
}
