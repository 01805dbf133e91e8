import { assertNever, must } from '../../core/assert-never.ts';
import { withKnowledge } from '../../rules/changes.ts';
import { runningPause } from '../../rules/pause.ts';
import { type EventOf, isEventOf } from '../../table/events.ts';
import type { GameState } from '../../table/state.ts';
import type { MentatPauseActivity } from './contract.ts';

const TYPES = [
  'MentatPauseBegan',
  'BoardChecked',
  'BoardCheckWithdrawn',
  'BoardAgreed',
  'StrongholdsCounted',
  'PredictionAnswered',
  'GameWon',
  'VictoryReopened',
  'MentatPauseEnded',
] as const;

/** Events that this phase records. */
export type PauseEvent = EventOf<(typeof TYPES)[number]>;

/** Whether this phase records the event. */
export const isPauseEvent = isEventOf(TYPES);

export function evolvePause(state: GameState, event: PauseEvent): GameState {
  switch (event.type) {
    case 'MentatPauseBegan':
      return { ...state, phase: 'mentat-pause', stack: [newPause('board')] };
    case 'BoardChecked': {
      const { faction, says } = event;
      return inPause(state, ({ words }) => ({ words: [...words, { faction, says }] }));
    }
    case 'BoardCheckWithdrawn':
      return inPause(state, ({ words }) => ({ words: words.filter(({ faction }) => faction !== event.faction) }));
    case 'BoardAgreed':
      return inPause(state, () => ({ rung: 'victory' }));
    case 'StrongholdsCounted': {
      const { turn, standings, wouldWin, foretells } = event;
      const earlier = state.counts.filter((count) => count.turn !== turn);
      const counted = { ...state, counts: [...earlier, { turn, standings }] };
      return foretells === null ? counted : inPause(counted, () => ({ rung: 'prediction', wouldWin }));
    }
    case 'PredictionAnswered':
      return event.foretold === null
        ? state
        : withKnowledge(state, { knower: 'table', secret: { kind: 'prediction', of: event.by } });
    case 'GameWon':
      return { ...state, victory: event.victory, stack: [{ kind: 'ending' }] };
    case 'VictoryReopened':
      return { ...state, victory: null, stack: [newPause('victory')] };
    case 'MentatPauseEnded':
      return { ...state, stack: [{ kind: 'table' }] };
    default:
      return assertNever(event);
  }
}

const newPause = (rung: MentatPauseActivity['rung']): MentatPauseActivity => ({
  kind: 'mentat-pause',
  rung,
  words: [],
  wouldWin: null,
});

function inPause(state: GameState, change: (pause: MentatPauseActivity) => Partial<MentatPauseActivity>): GameState {
  const pause = must(runningPause(state), 'the end of a turn');
  return { ...state, stack: [{ ...pause, ...change(pause) }] };
}
