import type { Labels } from '../../messages/labels.ts';
import { type Addressee, verbFor } from '../../messages/addressee.ts';
import { capitalize, formatList, formatSectors } from '../../messages/numbers.ts';
import type { StormContract, StormView } from './contract.ts';

export const stormLabels: Labels<StormContract> = {
  prompts: {
    'storm-dial': { title: 'How far does the storm move?', awaited: 'to dial the storm' },
    'storm-losses': { title: 'The storm takes half. Which forces fall?', awaited: 'to choose what the storm takes' },
  },
  windows: {
    'weather-control': {
      occasion: ({ uses, first }, { announced }) =>
        first === undefined
          ? uses.length === 0
            ? 'The storm gathers.'
            : uses.map(announced).join(' ')
          : `Weather Control: the storm moves ${formatSectors(first.sectors)}.`,
      asks: ({ uses, first }) =>
        uses.length > 0
          ? 'Weather Control or Karama?'
          : `Anyone play ${first === undefined ? '' : 'a second '}Weather Control?`,
      awaited: 'to pass or play',
    },
    'family-atomics': {
      occasion: ({ sectors, uses, hasMoved = false }, { announced }) =>
        [
          hasMoved ? 'The storm has moved.' : `The storm will move ${formatSectors(sectors)}.`,
          ...uses.map(announced),
        ].join(' '),
      asks: ({ uses }) => (uses.length === 0 ? 'Anyone play Family Atomics?' : 'Family Atomics or Karama?'),
      awaited: 'to pass or play',
    },
  },
  headline: ({ phase, stormPhase }, called) => {
    if (phase !== 'storm') return null;
    return stormPhase === null ? 'The storm gathers.' : formatStorm(stormPhase, called);
  },
};

function formatStorm({ step, dialers, sectors, outcome }: StormView, called: Addressee): string {
  switch (step) {
    case 'weather':
      return 'The storm gathers.';
    case 'dials':
      return dialers.length === 0
        ? 'The storm is dialled.'
        : `${capitalize(formatList(dialers.map(({ faction }) => called(faction))))} dial the storm.`;
    case 'card':
      return 'The number of the storm is turned over.';
    case 'atomics':
      return sectors === null ? 'The storm is about to move.' : `The storm is about to move ${formatSectors(sectors)}.`;
    case 'moved':
      return outcome === null ? 'The storm has moved.' : formatStormMoved(outcome, sectors ?? 0, called);
  }
}

/** Returns the result of the storm: `5 sectors, to sector 5. Farid is first player.` */
function formatStormMoved(
  { to, firstPlayer }: NonNullable<StormView['outcome']>,
  sectors: number,
  called: Addressee,
): string {
  const moved =
    sectors === 0 ? `The storm stays in sector ${to}.` : `${capitalize(formatSectors(sectors))}, to sector ${to}.`;
  return `${moved} ${capitalize(verbFor(called(firstPlayer), 'are', 'is'))} first player.`;
}
