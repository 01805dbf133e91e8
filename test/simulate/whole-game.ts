/** A whole game, from the set-up to the win: Mentat plays every phase, every answer is legal and random. */
import {
  decksOf,
  isAllianceOption,
  shuffled,
  WHO_PLAYS,
  type PromptKind,
  type Random,
  type Seating,
  type TableChoices,
} from '#engine';
import { chance, firstDone, pickRandom, type Move } from '../support/random-choice.ts';
import { byModerator, type Aside } from '../support/side-action.ts';
import { chosenByFeatures, isPrepared, listedBy } from '../support/of-features.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { comesUp, randomMove, toldAloud } from '../support/random-play.ts';
import { randomComponents } from '../support/random-position.ts';
import { leadersTyped, seatedFor } from '../support/random-seats.ts';
import {
  DEFAULT_CHOICES,
  factionsOf,
  nextPhase,
  openPrompts,
  stateOf,
  tableView,
  type Table,
} from '../support/table.ts';
import type { Setting } from './setting.ts';

/** The percentage of steps in which a player acts out of turn, in games with such players. */
const ASTRAY = 6;
/** The percentage of steps in which a player answers an optional prompt. */
const OFFERED = 12;
/** The percentage of steps in which a player prepares an answer or removes a prepared answer. */
const AHEAD = 3;

/** The percentage of games in which the table itself keeps the cards of its modules. */
const ON_CARDBOARD = 8;
/** The percentage of pauses in which a seat does not wait for the next phase. */
const HASTE = 15;

/** Returns a command that is no awaited answer. */
const beside: Aside = (table, random) =>
  firstDone(shuffled(listedBy('asides'), random), (aside) => aside(table, random));

const goesOn = (table: Table, random: Random): Move => ({
  by: pickRandom(factionsOf(table), random),
  command: { type: 'GoOn' },
});

/** Every card and disc in the app. */
export const ALL_IN_APP: TableChoices['components'] = {
  treachery: 'app',
  traitors: 'app',
  stormCards: 'app',
  spiceDeck: 'app',
};

/** The choices before the game begins. */
export function gameOpened(
  setting: Setting,
  random: Random,
  components: TableChoices['components'] = randomComponents(random),
): readonly Move[] {
  const { edition, players = 2 + random(WHO_PLAYS[edition].factions.length - 1) } = setting;
  const seating = seatedFor(players, edition, random);
  return [
    byModerator({
      type: 'OpenTable',
      seating,
      choices: {
        ...DEFAULT_CHOICES,
        edition,
        layer: setting.layer,
        options: setting.options ?? [],
        ...withModules(setting, components, random),
        pairs: twoEach(setting, seating, random),
        ...leadersTyped(edition, seating, random),
      },
    }),
    ...chosenByFeatures(random),
    byModerator({ type: 'BeginSetup' }),
  ];
}

/** Adds the modules of the run to a table's choices. Most of these tables keep their decks in the app. */
function withModules({ modules = [] }: Setting, components: TableChoices['components'], random: Random) {
  if (modules.length === 0) return { components };
  const keeper = chance(ON_CARDBOARD, random) ? 'cardboard' : 'app';
  const decks = Object.fromEntries(modules.flatMap(decksOf).map((deck) => [deck, keeper]));
  return { modules, components: { ...components, ...decks } };
}

/** Sometimes gives four factions to two players, if the edition allows it. */
function twoEach({ edition, options = [] }: Setting, seating: readonly Seating[], random: Random) {
  const [one, two, three, four] = seating.map(({ faction }) => faction);
  if (seating.length !== 4 || edition !== 'gf9-2019' || chance(50, random)) return [];
  if (options.some((one) => isAllianceOption(one) || one === 'no-alliances')) return [];
  if (one === undefined || two === undefined || three === undefined || four === undefined) return [];
  return [[one, three] as const, [two, four] as const];
}

/** The next command; `null` if there is no command. In every second game players also act out of turn. */
export function nextOfGame(table: Table, isAstray: boolean, random: Random): Move | null {
  const { talking, paused } = stateOf(table);
  if (talking.length > 0) return { by: 'moderator', command: { type: 'LowerHand' } };
  if (paused !== null) return { by: 'moderator', command: { type: 'ResumeTable' } };
  if (isAstray && chance(ASTRAY, random)) return randomMove(table, random);
  const aside = (isAstray ? comesUp(table, random) : null) ?? (chance(AHEAD, random) ? beside(table, random) : null);
  if (aside !== null) return aside;
  const open = openPrompts(table).filter((prompt) => !prompt.sealed && !isPrepared(stateOf(table), prompt));
  const offered = open.filter(({ kind }) => OFFERED_KINDS.includes(kind));
  const owed = open.filter(({ kind }) => !OFFERED_KINDS.includes(kind));
  if (offered.length > 0 && chance(OFFERED, random)) return randomAnswer(pickRandom(offered, random), random);
  if (owed.length > 0) return randomAnswer(pickRandom(owed, random), random);
  const deadline = table.engine.nextDeadline(table.timeline);
  if (deadline?.command.type === 'GoOn' && chance(HASTE, random)) return goesOn(table, random);
  if (deadline !== null) return { by: 'clock', command: deadline.command };
  const told = toldAloud(table, random);
  if (told !== null) return told;
  const { running, phase, mentatPause } = tableView(table);
  if (running === null) return { by: 'moderator', command: nextPhase(table) };
  const command = { type: 'EndPhase', phase } as const;
  return mentatPause?.step === 'board' ? { by: 'moderator', command } : null;
}

/** Prompts that the table does not wait for. */
const OFFERED_KINDS: readonly PromptKind[] = listedBy('offered');
