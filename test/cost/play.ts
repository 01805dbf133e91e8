/**
 * Plays ten turns with the additions of a patch, by random legal answers, in the scratch copy that has the patch: every
 * faction of the edition with every card in the app, and these modules. `tsx test/cost/play.ts EDITION MODULE…`
 */
import { EDITIONS, MODULES, seededRandom, WHO_PLAYS, type Seating } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { ALL_IN_APP, nextOfGame } from '../simulate/whole-game.ts';
import { DEFAULT_CHOICES, openedTable, send, stateOf, tableView, type Table } from '../support/table.ts';

const TURNS = 10;
const MOST_GAMES = 20;
const MOST_MOVES = 20_000;

const [named, ...asked] = process.argv.slice(2);
const edition = must(
  EDITIONS.find((one) => one === named),
  'an edition',
);
const modules = MODULES.filter((one) => asked.includes(one));

/** Places factions with a circle at the circles, and the other factions between them. */
function everybody(): readonly Seating[] {
  const { factions, withoutCircle, seats } = WHO_PLAYS[edition];
  const free = (atCircle: boolean) => seats.places.filter((place) => (seats.sectorOf(place) !== null) === atCircle);
  const places = { circles: [...free(true)], between: [...free(false)] };
  return factions.map((faction) => ({
    faction,
    circle: must((withoutCircle.includes(faction) ? places.between : places.circles).shift(), `a place for ${faction}`),
  }));
}

/** Plays a game until it is won or its last turn is over. */
function played(seed: number): Table {
  const random = seededRandom(seed);
  let table = openedTable(everybody(), { ...DEFAULT_CHOICES, edition, modules, components: ALL_IN_APP });
  for (let moves = 0; moves < MOST_MOVES && tableView(table).victory === null; moves += 1) {
    const { by, command } = must(nextOfGame(table, false, random), 'a move');
    const due = by === 'clock' ? (table.engine.nextDeadline(table.timeline)?.at ?? 0) : 0;
    const sent = send({ ...table, now: Math.max(table.now, due) }, by, command);
    // A command may come too early, but every answer is legal.
    if (!sent.ok && command.type === 'Answer') throw new Error(`${JSON.stringify(command)}: ${sent.refusal.code}`);
    if (sent.ok) ({ table } = sent);
  }
  return table;
}

// A game of random answers may end early. Then the next seed is played.
const seeds = Array.from({ length: MOST_GAMES }, (_, at) => at + 1);
if (!seeds.some((seed) => stateOf(played(seed)).turn >= TURNS)) throw new Error(`no game came to turn ${TURNS}`);
