import { seededRandom, type View } from '#engine';
import { battleAt, openedTable, tableOf, type Step } from './battles.ts';
import { randomMeeting } from './position.ts';
import { frameSize, lookerOf, recordOf, sizeOf } from './frames.ts';
import { LOOKERS, MOMENTS, type BytesReport, type Looker, type Moment, type SizeFigures } from './report.ts';

const BATTLES = 60;

/** A view at one moment of a battle. */
interface Sight {
  readonly moment: Moment;
  readonly looker: Looker;
  readonly view: number;
  readonly frame: number;
}

/** The bytes for each audience at typical moments. */
export function benchBytes(): BytesReport {
  const sights = Array.from({ length: BATTLES }, (_, index) => sightsOf(index + 1)).flat();
  const at = (moment: Moment) =>
    recordOf(LOOKERS, (looker) =>
      figuresOf(sights.filter((sight) => sight.moment === moment && sight.looker === looker)),
    );
  return { battles: BATTLES, moments: recordOf(MOMENTS, at) };
}

function sightsOf(seed: number): readonly Sight[] {
  const random = seededRandom(seed);
  const opened = openedTable(seed);
  const steps = [opened, ...battleAt(opened, randomMeeting(random), random)];
  return steps.flatMap((step) => {
    const moment = momentOf(step);
    return moment === null ? [] : step.views.map((view) => sightOf(moment, view, step.now));
  });
}

/** Returns the moment of a step; `null` between the moments that are measured. */
function momentOf(step: Step): Moment | null {
  const { battle, window, log } = tableOf(step);
  if (log.length === 1) return 'lobby';
  if (window?.ask.kind === 'traitor-call') return 'treachery';
  if (battle === null) return null;
  if (battle.outcome !== null) return 'result';
  return battle.step === 'plans' ? 'plans' : null;
}

const sightOf = (moment: Moment, view: View, serverTime: number): Sight => ({
  moment,
  looker: lookerOf(view),
  view: Buffer.byteLength(JSON.stringify(view)),
  frame: frameSize(view, serverTime),
});

const figuresOf = (sights: readonly Sight[]): SizeFigures => ({
  count: sights.length,
  view: sizeOf(sights.map(({ view }) => view)),
  frame: sizeOf(sights.map(({ frame }) => frame)),
});
