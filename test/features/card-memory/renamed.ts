/**
 * Two plays of the same game. The second exchanges two cards that exist once each and that a seat has never seen. That
 * seat must receive the same texts in both plays; a difference comes from something it has not seen.
 */
import {
  allItems,
  replay,
  TREACHERY_TITLES,
  type FactionId,
  type GameState,
  type LogEntry,
  type TreacheryTitle,
} from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import { stateOf, type Engine, type Table } from '../../support/table.ts';
import { cardGame } from './games.ts';

/** Two cards that no line or view has shown to this seat so far; `null` if there are no two such cards. */
function neverShown(tables: readonly Table[], to: FactionId): readonly [TreacheryTitle, TreacheryTitle] | null {
  const last = tables.at(-1);
  if (last === undefined) return null;
  const sizes = assemble(stateOf(last).choices).rules.treacheryDeck;
  const shown = tables.map((table) => receivedBy(table, to)).join();
  const hidden = TREACHERY_TITLES.filter((title) => sizes[title] === 1 && !shown.includes(`"${title}"`));
  // The list of the whole deck names every title. A card with a known place is not an unseen card.
  const [one, other] = hidden.filter((title) => heldByAnybody(stateOf(last), title));
  return one === undefined ? null : [one, other ?? hidden.find((title) => title !== one) ?? one];
}

/**
 * Returns everything that this seat has received: its view without the list of all titles, because that list gives no
 * places.
 */
function receivedBy({ engine, timeline }: Table, to: FactionId): string {
  return JSON.stringify(engine.view(timeline, to), (key, value: unknown) =>
    key === 'deck' && Array.isArray(value)
      ? value.filter((one) => JSON.stringify(one).match(/"where":"(own|gone|deck|hand)"/) !== null)
      : PUBLIC_LISTS.includes(key)
        ? null
        : value,
  );
}

/** Grammars of answers name cards that might be played, held or not. */
const PUBLIC_LISTS: readonly string[] = ['prompts', 'freePlay', 'choices'];

const heldByAnybody = ({ factions }: GameState, title: TreacheryTitle): boolean =>
  factions.some(({ hand }) => hand.some(({ card }) => card === title));

/** The game with these two cards exchanged. */
function renamed({ timeline, ...table }: Table, [one, other]: readonly [string, string]): Table {
  const told = JSON.stringify(allItems(timeline.entries)).replaceAll(
    new RegExp(`"(${one}|${other})"`, 'gu'),
    (_all, title: string) => `"${title === one ? other : one}"`,
  );
  return { ...table, timeline: replay(JSON.parse(told) as readonly LogEntry[]) };
}

/** Returns the card memory of this seat, as its phone receives it. */
const pageOf = ({ timeline }: Table, of: FactionId, engine: Engine): string => {
  const view = engine.view(timeline, of);
  return JSON.stringify('mine' in view ? view.mine.memory : null);
};

/**
 * Compares the card memory of Atreides in two games that differ in cards that Atreides never saw. Returns the
 * difference, or null.
 */
export function differsBy(engine: Engine, seed: number, steps: number): string | null {
  const tables = cardGame(seed, steps);
  const pair = neverShown(tables, 'atreides');
  const last = tables.at(-1);
  if (pair === null || last === undefined) return 'nothing to tell apart';
  const [here, there] = [pageOf(last, 'atreides', engine), pageOf(renamed(last, pair), 'atreides', engine)];
  return here === there ? null : `${pair.join(' and ')}: ${here} ${there}`;
}
