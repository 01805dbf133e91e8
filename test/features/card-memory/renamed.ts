/**
 * The same game with two cards in each other's place, of which there is one each and which a seat was never shown. Whatever
 * that seat receives must be the same, word for word: else something that it reads comes from what it did not see.
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

/** Two cards that this seat has not been shown in any line or view so far; `null` where there are none. */
function neverShown(tables: readonly Table[], to: FactionId): readonly [TreacheryTitle, TreacheryTitle] | null {
  const last = tables.at(-1);
  if (last === undefined) return null;
  const sizes = assemble(stateOf(last).choices).rules.treacheryDeck;
  const shown = tables.map((table) => receivedBy(table, to)).join();
  const hidden = TREACHERY_TITLES.filter((title) => sizes[title] === 1 && !shown.includes(`"${title}"`));
  // The whole deck names every title; a card that was placed anywhere is not among those.
  const [one, other] = hidden.filter((title) => heldByAnybody(stateOf(last), title));
  return one === undefined ? null : [one, other ?? hidden.find((title) => title !== one) ?? one];
}

/** All that this seat has been sent: its view without the list of all titles that says of none where it is. */
function receivedBy({ engine, timeline }: Table, to: FactionId): string {
  return JSON.stringify(engine.view(timeline, to), (key, value: unknown) =>
    key === 'deck' && Array.isArray(value)
      ? value.filter((one) => JSON.stringify(one).match(/"where":"(own|gone|deck|hand)"/) !== null)
      : PUBLIC_LISTS.includes(key)
        ? null
        : value,
  );
}

/** Grammars of answers name cards that might be played, whatever is held. */
const PUBLIC_LISTS: readonly string[] = ['prompts', 'freePlay', 'choices'];

const heldByAnybody = ({ factions }: GameState, title: TreacheryTitle): boolean =>
  factions.some(({ hand }) => hand.some(({ card }) => card === title));

/** The game as it would have been told with these two in each other's place. */
function renamed({ timeline, ...table }: Table, [one, other]: readonly [string, string]): Table {
  const told = JSON.stringify(allItems(timeline.entries)).replaceAll(
    new RegExp(`"(${one}|${other})"`, 'gu'),
    (_all, title: string) => `"${title === one ? other : one}"`,
  );
  return { ...table, timeline: replay(JSON.parse(told) as readonly LogEntry[]) };
}

/** What this seat remembers, as its phone receives it. */
const pageOf = ({ timeline }: Table, of: FactionId, engine: Engine): string => {
  const view = engine.view(timeline, of);
  return JSON.stringify('mine' in view ? view.mine.memory : null);
};

/** Compares what Atreides remember in two games that differ in cards they never saw. Returns the difference, or null. */
export function differsBy(engine: Engine, seed: number, steps: number): string | null {
  const tables = cardGame(seed, steps);
  const pair = neverShown(tables, 'atreides');
  const last = tables.at(-1);
  if (pair === null || last === undefined) return 'nothing to tell apart';
  const [here, there] = [pageOf(last, 'atreides', engine), pageOf(renamed(last, pair), 'atreides', engine)];
  return here === there ? null : `${pair.join(' and ')}: ${here} ${there}`;
}
