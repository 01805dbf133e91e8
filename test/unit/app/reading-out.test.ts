import { describe, expect, it } from 'vitest';
import { beatsOf } from '#app/_features/battle/beats.ts';
import { nextCue, openedOn, type Stage } from '#app/_features/battle/theatre/stage.ts';
import { arrivedAt, followedTo, keptBack, toldNow, untold, type Followed } from '#app/_features/reading.ts';
import type { BattleOutcome, ModeratorView, LogLine, OwnView, SeatView, TableView, View } from '#client';
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
import { BOARD, fighting, INSTRUCTIONS } from '../../support/fixtures/table-views.ts';

const REVEALED_AT = 100_000;
/** Before the decision there is a window for traitors. */
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
const keptUntil = <Of extends View>(followed: Followed<Of>): number | null => keptBack(followed)?.until ?? null;

/** Returns how long the screen takes from the question for traitors to the result. */
function readingOf(outcome: BattleOutcome): number {
  const table = fighting(resolved(outcome));
  const beats = beatsOf(resolved(outcome));
  let stage: Stage = { battle: resolved(outcome), at: beats.findIndex(({ kind }) => kind === 'traitor-call') };
  let sum = 0;
  for (let cue = nextCue(stage, table); cue !== null; cue = nextCue(stage, table)) {
    sum += cue.after;
    stage = cue.stage;
  }
  expect(stage).toEqual(openedOn(table));
  return sum;
}

describe('a phone that saw the reveal', () => {
  it.each([TIE, KILL, TRAITOR, EXPLOSION])(
    'shows the result only after the screen has shown it: $why.kind',
    (outcome) => {
      expect(keptUntil(watching(over(outcome)))).toBe(DECIDED_AT + readingOf(outcome));
    },
  );

  it('also waits for the wheels and the cards, if there was no question for traitors', () => {
    const atOnce = decided(TIE, 9, REVEALED_AT);
    const sealed = seat('atreides', fighting(SEALED_BATTLE), []);
    const until = keptUntil(followedTo(arrivedAt(sealed), over(TIE, atOnce))) ?? 0;
    expect(until).toBeGreaterThan(REVEALED_AT + readingOf(TIE));
  });

  it('shows the table as before meanwhile, and asks no question that comes from the result', () => {
    const view = untold(watching(over(KILL)));
    expect(view.table).toEqual({ ...open.table, awaited: [], window: null });
    expect(view.prompts).toEqual([]);
  });

  it('shows the result at once on request, and waits again for a second result after a take-back', () => {
    const told = toldNow(watching(over(KILL)));
    expect(keptUntil(told)).toBeNull();
    const anew = over(TIE, decided(TIE, 15));
    expect(keptUntil(followedTo(followedTo(told, open), anew))).toBe(DECIDED_AT + readingOf(TIE));
  });

  it('stops waiting if the table asks for something else, pauses or moves on', () => {
    const done = over(KILL);
    const asked = { ...done, prompts: [...keeping, ...(ASKED['see-plan']?.prompts ?? [])] };
    expect(keptUntil(watching(asked))).toBeNull();
    expect(keptUntil(watching({ ...done, table: { ...done.table, paused: true } }))).toBeNull();
    expect(keptUntil(watching({ ...WAITING, table: { ...WAITING.table, log: decided(KILL) } }))).toBeNull();
  });
});

describe('a phone that opens the page later', () => {
  it('shows the result at once', () => {
    expect(keptUntil(arrivedAt(over(KILL)))).toBeNull();
    expect(keptUntil(followedTo(arrivedAt(over(KILL)), over(KILL)))).toBeNull();
  });

  it('shows the result at once if it showed another battle until then', () => {
    const earlier = seat('atreides', fighting({ ...SEALED_BATTLE, id: 'b7' }), []);
    expect(keptUntil(followedTo(arrivedAt(earlier), over(KILL)))).toBeNull();
  });
});

const THINKING_OVER_AT = 200_000;
const time = { opened: THINKING_OVER_AT, deadline: THINKING_OVER_AT + 4_800 };
const SOLD = { lot: 1, buyer: 'harkonnen', price: 3, withKarama: false, drewAnother: false, paid: null } as const;
const bidding: NonNullable<TableView['bidding']> = {
  way: 'silent',
  lots: 3,
  sold: [],
  left: null,
  told: null,
  card: { lot: 1, bidders: [], words: [], high: null, awaited: null, time: null, in: [], handsRaised: [] },
  looksFirst: null,
  paidTo: 'emperor',
  hands: [],
};
const [paid] = INSTRUCTIONS;
const thinking: TableView = { ...BOARD, bidding, instructions: [], log: [] };
const telling: TableView = {
  ...thinking,
  bidding: { ...bidding, card: null, sold: [SOLD], told: { price: 3, time } },
  instructions: INSTRUCTIONS,
  log: [{ position: 12, at: THINKING_OVER_AT, fact: { code: 'card-sold', ...SOLD } }],
};
const holding = (table: TableView, mine: Partial<OwnView>, raisedHand = false): SeatView => {
  const view = seat('harkonnen', table, []);
  return { ...view, mine: { ...view.mine, ...mine, raisedHand } };
};

describe('a price that the screen shows in steps', () => {
  const before = holding(thinking, { spice: 9, hand: [] });
  const now = holding(telling, { spice: 6, hand: [{ slot: 'h1', card: 'unknown' }] });
  const followed = followedTo(arrivedAt(before), now);

  it('is hidden until the last step, on every phone and at the desk', () => {
    const last = time.opened + (4 / 6) * (time.deadline - time.opened);
    const desk = (table: TableView): ModeratorView => ({
      audience: 'moderator',
      table,
      desk: { owed: [], checks: [], mayDealTraitors: false, points: [] },
    });
    expect(keptUntil(followed)).toBe(last);
    const atDesk = followedTo(arrivedAt(desk(thinking)), desk(telling));
    expect(keptUntil(atDesk)).toBe(last);
    expect(untold(atDesk).table.log).toEqual([]);
    expect(untold(atDesk).table.instructions).toEqual([]);
  });

  it('shows the steps, and changes the log, the instructions and the buyer’s holdings only after the last step', () => {
    const { table, mine } = untold(followed);
    expect(table.log).toEqual([]);
    expect(table.instructions).toEqual([]);
    expect(mine).toMatchObject({ spice: 9, hand: [] });
    expect(table.bidding).toBe(telling.bidding);
  });

  it('leaves earlier instructions on the list, and shows their ticks', () => {
    if (paid === undefined) throw new Error('No move to tick');
    const known = { ...thinking, instructions: [{ ...paid, done: false }] };
    const ticked = { ...telling, instructions: [{ ...paid, done: true }] };
    const { table } = untold(followedTo(arrivedAt(holding(known, {})), holding(ticked, {})));
    expect(table.instructions).toEqual([{ ...paid, done: true }]);
  });

  it('stays visible once it is shown, even if a pause delays the rest', () => {
    const raised = followedTo(followed, { ...now, table: { ...telling, paused: true } });
    expect(keptUntil(raised)).toBeNull();
    expect(keptUntil(followedTo(raised, now))).toBeNull();
  });
});
