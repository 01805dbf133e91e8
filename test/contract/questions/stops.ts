/** Records the questions at each stop of a game, and the result of one answer to each. */
import { allItems, must, sample, seededRandom, type Grammar, type Prompt, type Random } from '#engine';
import { toStored } from '#server/store/upcasts.ts';
import type { Table } from '../../support/table.ts';
import { seenBy } from './asked.ts';
import type { Chosen } from './choosing.ts';
import type { Game } from './layers.ts';
import { openStopped } from './open-stopped.ts';
import { inWords, triedAt } from './play-on.ts';
import type { RecordedLog, RecordedQuestion, RecordedStop } from './recorded.ts';
import { askedOf } from './situations.ts';

/** Returns a game up to its last stop, in the form of the store. */
export function recordedFrom(game: Game, seed: number, played: Iterable<Table>, stops: Chosen['stops']): RecordedLog {
  const log: RecordedLog = { ...stored(played, Math.max(...stops.keys())), game, seed, answers: [], stops: [] };
  const answers = new Map<string, number>();
  const random = seededRandom(seed);
  const recorded = [...stops].map(([after, meets]) => stopAt(log, after, meets, answers, random));
  return { ...log, answers: [...answers.keys()].map((json) => JSON.parse(json) as Grammar), stops: recorded };
}

function stored(played: Iterable<Table>, upTo: number): Pick<RecordedLog, 'version' | 'entries'> {
  for (const { timeline } of played) {
    if (timeline.entries.length !== upTo) continue;
    const lines = allItems(timeline.entries).map(({ at, event }) => ({ at, ...toStored(event) }));
    return {
      version: must(lines[0], 'an event').version,
      entries: lines.map(({ at, body }) => [at, JSON.parse(body) as unknown]),
    };
  }
  throw new Error(`The game never rests after ${upTo} events`);
}

function stopAt(
  log: RecordedLog,
  after: number,
  meets: readonly string[],
  answers: Map<string, number>,
  random: Random,
): RecordedStop {
  const table = openStopped(log, after);
  const asked = askedOf(table).map((prompt) => questionAt(table, prompt, answers, random));
  return { after, meets, ...seenBy(table), asked };
}

function questionAt(table: Table, prompt: Prompt, answers: Map<string, number>, random: Random): RecordedQuestion {
  const { kind, faction: asks, id, sealed, deadline } = prompt;
  const json = JSON.stringify(prompt.answers);
  const tried = sealed ? 'withdraw' : { answer: sample(prompt.answers, random) };
  const sent = triedAt(table, prompt, tried);
  if (!sent.ok && !sealed) throw new Error(`${id} refused ${JSON.stringify(tried)}: ${sent.refusal.code}`);
  if (!answers.has(json)) answers.set(json, answers.size);
  return {
    kind,
    faction: asks,
    id,
    sealed,
    timed: deadline !== null,
    answers: must(answers.get(json), json),
    tried,
    then: inWords(sent),
  };
}
