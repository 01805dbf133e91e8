/** The list contains every moment at which a window opens, with its reason, and no other moment. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { itemAt, must, replay, type GameState, type LogEntry, type WindowPayload } from '#engine';
import { fromStored } from '#server/store/upcasts.ts';
import { recordedLogs } from '../contract/questions/recorded.ts';
import { windowWrong } from '../features/windows/oracle.ts';
import { openedTable, stateOf } from '../support/table.ts';
import { momentsOf, placeOf, WINDOW_MOMENTS } from '../windows/moments.ts';
import { windowsText } from '../windows/text.ts';

interface Opened {
  readonly before: GameState;
  readonly ask: WindowPayload;
}

/**
 * Windows that no recorded table can open, because none has chosen the option or the edition.
 * `later-printings.yaml`, `bene-tleilaxu.yaml` and `tleilaxu.yaml` in `test/scenario` open them.
 */
const BY_CHOICE_OF_THE_TABLE = ['before-reveal', 'betrayal-announced', 'leader-back'];

/** Every window in every recorded log, with the position at which it opened. */
const OPENED: readonly Opened[] = recordedLogs().flatMap(([, { version, entries }]) => {
  const stood = entries.map(([at, event]): LogEntry => ({
    at,
    event: fromStored({ version, body: JSON.stringify(event) }),
  }));
  const { states } = replay(stood);
  return stood.flatMap(({ event }, at) =>
    event.type === 'WindowOpened' ? [{ before: must(itemAt(states, at - 1), 'a position'), ask: event.ask }] : [],
  );
});

describe('the document lib/windows.md', () => {
  it('equals the output of the code; `npx tsx test/windows/run.ts` rewrites the document', () => {
    expect(readFileSync(new URL('../../lib/windows.md', import.meta.url), 'utf8')).toBe(windowsText());
  });

  it('lists every moment at which a window opened in a recorded game', () => {
    const astray = OPENED.flatMap(({ before, ask }) =>
      windowWrong(before, { type: 'WindowOpened', window: 'w1', ask, opened: 0, deadline: 1, ticks: [] }),
    );
    expect([...new Set(astray)]).toEqual([]);
  });

  it('lists no moment at which no window opened', () => {
    const met = new Set(OPENED.flatMap(({ before, ask }) => momentsOf(ask, placeOf(before))));
    const unmet = WINDOW_MOMENTS.filter((moment) => !met.has(moment)).map(({ name }) => name);
    expect(unmet).toEqual(BY_CHOICE_OF_THE_TABLE);
  });

  it('does not cover a window that opens at any other moment', () => {
    const state = stateOf(
      openedTable([
        { faction: 'atreides', circle: 0 },
        { faction: 'fremen', circle: 1 },
      ]),
    );
    const ask: WindowPayload = { kind: 'weather-control', storm: 's1', uses: [] };
    expect(windowWrong(state, { type: 'WindowOpened', window: 'w1', ask, opened: 0, deadline: 1, ticks: [] })).toEqual([
      'windows: one opens at table, and the list does not say that: {"kind":"weather-control","storm":"s1","uses":[]}',
    ]);
  });
});
