/** What a phone says while nothing is asked of its seat: what happens now, and to whom, by the names of the people. */
import {
  type Awaited,
  awaitedTo,
  type BattleView,
  capital,
  type EditionId,
  type FactionId,
  isStillToBegin,
  listed,
  nameOfFaction,
  nameOfPhase,
  type PhaseId,
  sayForcesThen,
  sayNobodyWon,
  sayPhaseDone,
  saySectors,
  saySetupStep,
  type StormView,
  type TableView,
  theFaction,
  thePlace,
  theTerritory,
} from '#client';
import { waitsToBegin } from '#app/_components/waits-to-begin.ts';

/** How somebody is called within a sentence, by who reads it: `you`, `Chiara`, `the Emperor`. */
export type Called = (faction: FactionId) => string;

/**
 * People are called by their names. Where one person plays two factions, two share a name, or nobody sits there, the
 * faction's own name stands.
 */
export function calledAt(
  people: readonly { readonly faction: FactionId; readonly name: string }[],
  reader: FactionId | 'table',
): Called {
  return (faction) => {
    if (faction === reader) return 'you';
    const name = people.find((one) => one.faction === faction)?.name ?? '';
    const isShared = people.filter((one) => one.name === name).length > 1;
    return name === '' || isShared ? theFaction(faction) : name;
  };
}

/** One sentence on what happens now. */
type Headline = (table: TableView, called: Called) => string;

/** Nothing of a phase is known beyond its name while the table plays it on the board, or all are asked the same. */
const byName: Headline = ({ phase, boardPhase, running, choices: { edition } }) => {
  if (running !== null) return `${nameOfPhase(phase, edition)} goes on.`;
  return boardPhase === null ? sayPhaseDone(phase, edition) : `${nameOfPhase(phase, edition)} is played on the board.`;
};

/** The headline of each phase, in its own words; each will stand with its phase one day. */
const HEADLINES: Readonly<Record<PhaseId, Headline>> = {
  setup: ({ setup }) => (setup === null ? 'The game is on the board.' : saySetupStep(setup.step)),
  storm: ({ stormPhase }, called) => (stormPhase === null ? 'The storm gathers.' : sayStorm(stormPhase, called)),
  'spice-blow': byName,
  charity: byName,
  bidding: byName,
  revival: byName,
  shipment: sayShipping,
  battle: sayBattles,
  collection: byName,
  'mentat-pause': sayPause,
};

/** What happens now, as everybody may know it: `Chiara and Ben fight for Tuek’s Sietch.` */
export function sayNow(table: TableView, called: Called): string {
  if (waitsToBegin(table)) return 'The table waits for the moderator to begin.';
  if (isStillToBegin(table)) return `${nameOfPhase(table.phase, table.choices.edition)}: the moderator begins it.`;
  return HEADLINES[table.phase](table, called);
}

function sayStorm({ step, dialers, sectors, outcome }: StormView, called: Called): string {
  switch (step) {
    case 'weather':
      return 'The storm gathers.';
    case 'dials':
      return dialers.length === 0
        ? 'The storm is dialled.'
        : `${capital(listed(dialers.map(({ faction }) => called(faction))))} dial the storm.`;
    case 'card':
      return 'The storm card is turned over.';
    case 'atomics':
      return sectors === null ? 'The storm is about to move.' : `The storm is about to move ${saySectors(sectors)}.`;
    case 'moved':
      return outcome === null ? 'The storm has moved.' : sayStormMoved(outcome, sectors ?? 0, called);
  }
}

/** `5 sectors, to sector 5. Farid is first player.` */
function sayStormMoved(
  { to, firstPlayer }: NonNullable<StormView['outcome']>,
  sectors: number,
  called: Called,
): string {
  const moved =
    sectors === 0 ? `The storm stays in sector ${to}.` : `${capital(saySectors(sectors))}, to sector ${to}.`;
  return `${moved} ${capital(doing(called(firstPlayer), 'are', 'is'))} first player.`;
}

function sayShipping(table: TableView, called: Called): string {
  const { shipment, choices } = table;
  if (shipment === null) return byName(table, called);
  const who = capital(doing(called(shipment.faction), 'bring', 'brings'));
  return `${who} ${sayForcesThen(shipment.faction, shipment)} to ${thePlace(shipment, choices.edition)}.`;
}

function sayBattles({ battle, battles, running, choices, awaited }: TableView, called: Called): string {
  if (battle !== null) return sayFight(battle, choices.edition, called);
  const [chooser, ...more] = awaited;
  // Between two battles nobody is asked for anything else.
  if (running !== null && battles.length > 0 && chooser !== undefined && more.length === 0)
    return `${capital(doing(called(chooser.faction), 'choose', 'chooses'))} the next battle.`;
  if (running !== null) return 'The battles go on.';
  return battles.length === 0 ? 'The battles are over.' : 'Battles are ready to be fought.';
}

function sayFight({ territory, aggressor, defender }: BattleView, edition: EditionId, called: Called): string {
  const who = listed([aggressor, defender].map(({ faction }) => called(faction)));
  return `${capital(who)} fight for ${theTerritory(territory, edition)}.`;
}

function sayPause({ mentatPause, running, turn, victory }: TableView): string {
  if (running === null && mentatPause?.step === 'counted' && victory === null) return sayNobodyWon(turn);
  return 'The turn ends.';
}

/** A verb for whoever does it: `you are`, `Farid is`. */
const doing = (who: string, yours: string, theirs: string): string => `${who} ${who === 'you' ? yours : theirs}`;

/** Where the reader fights once this is over: `Then you, in Carthag.` `null` where nowhere is known. */
export function sayNextFor({ battle, battles, choices }: TableView, reader: FactionId): string | null {
  if (battle === null) return null;
  const where = battles
    .filter(({ factions }) => factions.includes(reader))
    .map(({ territory }) => theTerritory(territory, choices.edition));
  return where.length === 0 ? null : `Then you, in ${listed(where)}.`;
}

/** That the phone may be put down, whatever else it shows. */
export const NOTHING_ASKED = 'Nothing is asked now.';

/** Whom the table waits for, those of one question together: `Waiting for Ben and Anna to seal a plan.` */
export function sayWaitingFor(awaited: readonly Awaited[], called: Called): readonly string[] {
  const matters = [...new Set(awaited.map(({ to }) => to))];
  return matters.map((kind) => {
    const who = awaited.filter(({ to }) => to === kind).map(({ faction }) => called(faction));
    return `Waiting for ${listed(who)} ${awaitedTo(kind)}.`;
  });
}

/** Before anything is begun or entered, to whoever wonders what to do with their own cards. */
export const sayEntering = (table: TableView): string =>
  waitsToBegin(table)
    ? 'A set-up asks you for all that is yours. In a game that runs already, tell it with “Change what you hold”.'
    : 'Where your hand, spice or traitors differ from the table, change them below.';

/** What a side of a battle has done so far, in a word or two, where nothing is awaited of it. */
export const PLAN_STANDS = { open: 'still planning', sealed: 'plan sealed', shown: 'plan open' } as const;

/** The same of a wheel that is not turned over. */
export const DIAL_STANDS = { open: 'still dialling', sealed: 'sealed' } as const;

/** Of somebody else whose turn it is on the same device: `Turn to Harkonnen, awaited here`. */
export const sayTurnToAwaited = (faction: FactionId): string => `Turn to ${nameOfFaction(faction)}, awaited here`;

/** The screen while everybody is seated and nothing is begun: who is awaited, and above it why. */
export const LOBBY_IS_FULL = { over: 'Everybody is seated', what: 'All wait for the moderator to begin' } as const;

/** Who is awaited, by name, and what for, beneath their factions: `Ben and Anna, to seal a plan`. */
export function sayPeopleAwaited(
  factions: readonly FactionId[],
  people: readonly { readonly faction: FactionId; readonly name: string }[],
  to: Awaited['to'],
): string {
  const names = [...new Set(people.filter(({ faction }) => factions.includes(faction)).map(({ name }) => name))];
  return names.length === 0 ? awaitedTo(to) : `${listed(names)}, ${awaitedTo(to)}`;
}

/** The way out of a question, which waits; and of an offer, which needs no answer. */
export const LOOK_AROUND = 'Look around';
export const NOT_NOW = 'Not now';

/** Above the battles that are still to be fought. */
export const BATTLES_TO_COME = 'Battles to come';
