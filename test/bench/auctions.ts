/** Random legal auctions in every way, played from the views alone, as phones do. */
import { emptyTimeline, must, nextDeadline, seededRandom, type Random } from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { BIDDING_WAYS, type PlayedWay } from '#lib/model/bidding.ts';
import { calledOut } from '../features/bidding/generators.ts';
import { isSeldom } from '../support/random-play.ts';
import { pickRandom, type Move } from '../support/random-choice.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { DEFAULT_CHOICES } from '../support/table.ts';
import { carriedOut, tableOf, type Step } from './battles.ts';
import { commandsOf } from './commands.ts';
import { frameSize, lookerOf, recordOf, sizeOf } from './frames.ts';
import { SEATING } from './position.ts';
import { LOOKERS, type AuctionFigures, type AuctionsReport } from './report.ts';

const AUCTIONS = 30;
/** Auctions that only warm the machine up. */
const WARM_UP = 5;

const WAYS = BIDDING_WAYS.filter((way): way is PlayedWay => way !== 'on-the-table');

const CHOICES = { ...DEFAULT_CHOICES, components: { ...DEFAULT_CHOICES.components, treachery: 'app' } } as const;

/** The time of the engine for a command of an auction, and the size of the following frames. */
export function benchAuctions(): AuctionsReport {
  for (let seed = 1; seed <= WARM_UP; seed += 1) for (const way of WAYS) auction(way, -seed);
  return recordOf(WAYS, (way) => figuresOf(Array.from({ length: AUCTIONS }, (_, at) => auction(way, at + 1))));
}

function figuresOf(auctions: readonly (readonly Step[])[]): AuctionFigures {
  const steps = auctions.flat();
  const frames = steps.flatMap(({ views, now }) =>
    views.map((view) => ({ looker: lookerOf(view), size: frameSize(view, now) })),
  );
  return {
    auctions: auctions.length,
    cardsSold: auctions.reduce((sum, all) => sum + (tableOf(must(all.at(-1), 'a step')).bidding?.sold.length ?? 0), 0),
    ...commandsOf(steps.map(({ cost }) => cost)),
    frames: recordOf(LOOKERS, (looker) =>
      sizeOf(frames.filter((frame) => frame.looker === looker).map(({ size }) => size)),
    ),
  };
}

/** Every command of an auction, from its first question to its last price. */
function auction(way: PlayedWay, seed: number): readonly Step[] {
  const random = seededRandom(seed);
  let step = [...opening(way, random)].reduce(
    (before: Pick<Step, 'timeline' | 'now'>, move) => carriedOut(before, move, random, false),
    { timeline: emptyTimeline, now: 1_000_000 },
  ) as Step;
  const steps: Step[] = [];
  for (let next = nextMove(step, random); next !== null; next = nextMove(step, random)) {
    step = carriedOut({ ...step, now: Math.max(step.now, next.at) }, next, random, true);
    steps.push(step);
  }
  return steps;
}

const opening = (way: PlayedWay, random: Random): readonly Move[] => [
  { by: 'moderator', command: { type: 'OpenTable', choices: CHOICES, seating: SEATING } },
  { by: 'moderator', command: { type: 'ChooseBidding', way, clock: false } },
  ...SIX_FACTIONS.map((faction): Move => ({
    by: faction,
    command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: 5 + random(15) } },
  })),
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } } },
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'bidding' } } },
  { by: 'moderator', command: { type: 'NextPhase', to: 'bidding' } },
];

/** The next answer, price or clock event of an auction; `null` once the auction is over. */
function nextMove({ views, timeline, now }: Step, random: Random): (Move & { readonly at: number }) | null {
  const { bidding } = must(views[0], "the table's view").table;
  if (bidding === null || bidding.left !== null) return null;
  const asked = views
    .flatMap((seen) => ('prompts' in seen ? seen.prompts : []))
    .filter((prompt) => !prompt.sealed && !isSeldom(prompt));
  if (asked.length > 0) return { ...randomAnswer(pickRandom(asked, random), random), at: now };
  const called = calledOut(bidding, random);
  if (called !== null) return { ...called, at: now };
  const due = nextDeadline(timeline);
  return due === null ? null : { by: 'clock', at: due.at, command: due.command };
}
