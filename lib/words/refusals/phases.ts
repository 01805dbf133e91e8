import type { Refusal } from '../../table/refusals.ts';
import { because } from '../explanation.ts';
import { theFaction, theFactions } from '../names.ts';
import { capital } from '../numbers.ts';
import { nameOfPhase } from '../phases.ts';
import { theTerritory } from '../territories.ts';
import type { Explanations } from './explanations.ts';

/** What a phase, or a battle, does not allow. */
export const REFUSED_IN_PHASES = {
  'phase-runs': (refusal, edition) =>
    because(`The phase ${nameOfPhase(refusal.phase, edition)} is not over.`, 'Finish it, or take it back.'),
  'game-is-won': () => because('The game is won.', 'Correct what was counted wrong, or take a step back.'),
  'game-under-way': () =>
    because(
      'Something of this game is entered or played already.',
      'A set-up begins from an empty board. Open a new table, or play on from here.',
    ),
  'storm-running': () => because('The storm is being played.', 'Let it move first, or take it back.'),
  'storm-has-moved': (refusal) => because(`The storm has moved in turn ${refusal.turn}.`, 'Set the next turn first.'),
  'battles-already-run': () => because('The battles have begun already.', 'Fight them, or end them first.'),
  'battles-not-running': () => because('No battles are being fought.', 'Begin the battles first.'),
  'no-battles': () =>
    because('No two factions share a territory where they could fight.', 'Check the forces on the map.'),
  'battle-running': () => because('A battle is being fought.', 'Finish it, or take it back first.'),
  'board-not-free': () =>
    because('Your forces do not turn in this phase.', 'They turn after the spice blow, until the battles begin.'),
  'no-advisors': (refusal) =>
    because(
      `${capital(theFactions(refusal.faction))} forces have one side only at this table.`,
      'Nothing has to be turned.',
    ),
  'nothing-to-flip': (refusal, edition) =>
    because(`Nothing is to be turned in ${theTerritory(refusal.territory, edition)}.`, 'Check the forces on the map.'),
  'alone-there': (refusal, edition) =>
    because(
      `Nobody else stands in ${theTerritory(refusal.territory, edition)}.`,
      'Advisors live beside others; alone they are fighters.',
    ),
  'ally-there': (refusal, edition) =>
    because(
      `${capital(theFaction(refusal.ally))}, your ally, stands in ${theTerritory(refusal.territory, edition)}.`,
      'Beside an ally your forces stay advisors.',
    ),
} satisfies Partial<Explanations<Refusal>>;
