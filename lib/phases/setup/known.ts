import type { SetupActivity } from './contract.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { OwnMatter } from '../../table/matters.ts';
import type { DrawnMatter } from '../../table/setup.ts';
import { runningOf } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import type { Ctx } from '../../powers/ctx.ts';

/** The set-up that runs, if one does. */
export const runningSetup = (state: GameState): SetupActivity | null => runningOf(state, 'setup');

/** Whether the set-up waits for this faction to take something from the cardboard. */
function isDrawing(state: GameState, faction: FactionId, matter: OwnMatter): matter is DrawnMatter {
  const setup = runningSetup(state);
  const { components } = state.choices;
  if (setup === null || setup.doneBy.includes(faction)) return false;
  return (
    (matter === 'traitors' && setup.rung === 'traitors' && components.traitors === 'cardboard') ||
    (matter === 'hand' && setup.rung === 'treachery' && components.treachery === 'cardboard')
  );
}

/** Whether the set-up has not come to the treachery cards yet: nobody holds any that could be told of. */
export function isBeforeTheCards({ rules: { setupOrder } }: Ctx, state: GameState): boolean {
  const setup = runningSetup(state);
  return setup !== null && setup.rung !== 'board' && setupOrder.indexOf(setup.rung) < setupOrder.indexOf('treachery');
}

/** A faction has drawn; whether it told what is the same to everybody else. */
export const ownDrawn = (state: GameState, faction: FactionId, matter: OwnMatter): readonly GameEvent[] =>
  isDrawing(state, faction, matter)
    ? [
        { type: 'OwnDrawn', faction, matter },
        { type: 'SetupPartDone', faction },
      ]
    : [];
