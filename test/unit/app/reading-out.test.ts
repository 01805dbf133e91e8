import { describe, expect, it } from 'vitest';
import { beatsOf } from '#app/_features/battle/beats.ts';
import { nextCue, openedOn, type Stage } from '#app/_features/battle/theatre/stage.ts';
import { arrivedAt, followedTo, keptUntil, toldNow, untold } from '#app/_features/battle/result/told.ts';
import type { BattleOutcome, LogLine, SeatView } from '#client';
import {
  ATREIDES_PLAN,
  EXPLOSION,
  HARKONNEN_PLAN,
  KILL,
  opened,
  resolved,
  SEALED_BATTLE,
  TIE,
  TRAITOR,
  TREACHERY_BATTLE,
} from '../../support/fixtures/battles.ts';
import { ASKED, seat, WAITING } from '../../support/fixtures/seat-views.ts';
import { fighting, INSTRUCTIONS } from '../../support/fixtures/table-views.ts';

const REVEALED_AT = 100_000;
/** A window for traitors lay between. */
const DECIDED_AT = 120_000;

const revealed: LogLine = {
  position: 7,
  at: REVEALED_AT,
  fact: {
    code: 'plans-revealed',
    aggressor: 'atreides',
    defender: 'harkonnen',
    plans: [opened(ATREIDES_PLAN), opened(HARKONNEN_PLAN)],
  },
};
const decided = (outcome: BattleOutcome, position = 9, at = DECIDED_AT): readonly LogLine[] => [
  revealed,
  { position, at, fact: { code: 'battle-resolved', outcome } },
];

const keeping = ASKED['keep-cards']?.prompts ?? [];
const open = seat('atreides', fighting(TREACHERY_BATTLE, { log: [revealed] }), []);
const over = (outcome: BattleOutcome, log = decided(outcome)): SeatView =>
  seat('atreides', fighting(resolved(outcome), { log, instructions: INSTRUCTIONS }), keeping);
const watching = (view: SeatView) => followedTo(arrivedAt(open), view);

/** How long the screen, at rest with the question for traitors, takes to the result. */
function readingOf(outcome: BattleOutcome): number {
  const table = fighting(resolved(outcome));
  const beats = beatsOf(resolved(outcome));
  let stage: Stage = { battle: resolved(outcome), at: beats.findIndex(({ kind }) => kind === 'treachery') };
  let sum = 0;
  for (let cue = nextCue(stage, table); cue !== null; cue = nextCue(stage, table)) {
    sum += cue.after;
    stage = cue.stage;
  }
  expect(stage).toEqual(openedOn(table));
  return sum;
}

describe('a phone that saw the plans turned over', () => {
  it.each([TIE, KILL, TRAITOR, EXPLOSION])('keeps the result until the screen has read it out: $kind', (outcome) => {
    expect(keptUntil(watching(over(outcome)))).toBe(DECIDED_AT + readingOf(outcome));
  });

  it('waits for the wheels and the cards too, where nobody was asked for traitors', () => {
    const atOnce = decided(TIE, 9, REVEALED_AT);
    const sealed = seat('atreides', fighting(SEALED_BATTLE), []);
    const until = keptUntil(followedTo(arrivedAt(sealed), over(TIE, atOnce))) ?? 0;
    expect(until).toBeGreaterThan(REVEALED_AT + readingOf(TIE));
  });

  it('shows the table as it was meanwhile, and is asked nothing of the result', () => {
    const view = untold(watching(over(KILL)));
    expect(view.table).toEqual({ ...open.table, awaited: [], window: null });
    expect(view.prompts).toEqual([]);
  });

  it('tells at once when its owner cannot wait, and keeps what is decided anew after a take-back', () => {
    const told = toldNow(watching(over(KILL)));
    expect(keptUntil(told)).toBeNull();
    const anew = over(TIE, decided(TIE, 15));
    expect(keptUntil(followedTo(followedTo(told, open), anew))).toBe(DECIDED_AT + readingOf(TIE));
  });

  it('holds nothing up: whatever else the table asks or says shows all of it', () => {
    const done = over(KILL);
    const asked = { ...done, prompts: [...keeping, ...(ASKED['see-plan']?.prompts ?? [])] };
    expect(keptUntil(watching(asked))).toBeNull();
    expect(keptUntil(watching({ ...done, table: { ...done.table, paused: true } }))).toBeNull();
    expect(keptUntil(watching({ ...WAITING, table: { ...WAITING.table, log: decided(KILL) } }))).toBeNull();
  });
});

describe('a phone that comes later', () => {
  it('tells the result at once', () => {
    expect(keptUntil(arrivedAt(over(KILL)))).toBeNull();
    expect(keptUntil(followedTo(arrivedAt(over(KILL)), over(KILL)))).toBeNull();
  });

  it('tells at once what ended while it was in another battle', () => {
    const earlier = seat('atreides', fighting({ ...SEALED_BATTLE, id: 'b7' }), []);
    expect(keptUntil(followedTo(arrivedAt(earlier), over(KILL)))).toBeNull();
  });
});
