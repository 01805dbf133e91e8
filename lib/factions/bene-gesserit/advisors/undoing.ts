/** What a Karama has stopped goes back: the force to the reserves, those who turned to the side that they showed. */
import { lastStepsUndone } from '../../../features/ship-and-move/events.ts';
import { sideShown } from '../../../pieces/events.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { isCancelled } from '../../../powers/cancelling.ts';
import type { AdvantageId } from '../../../model/advantages.ts';
import type { ForcesSide, Place } from '../../../model/board.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import { areAdvisors } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AdvisorsSlice, TurnedAside } from './contract.ts';
import { hasFightersIn } from './sending.ts';
import { doneSince, enteredLast, turningBack } from './turning.ts';

const SISTERS = 'bene-gesserit';

/** @rules GF9-2019 as R-172 */
export function undoing(_ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { sent, turned, announced } = state.advisors;
  if (
    sent !== null &&
    isCancelled(state, sent.along ? 'bene-gesserit/advisor-accompany' : 'bene-gesserit/advisor-ship')
  )
    return [sentBack(state, sent)];
  if (turned.some(({ stands }) => !stands) || (turned.length > 0 && isCancelled(state, 'bene-gesserit/intrusion'))) {
    // An advisor came along only because they had given way; among fighters it may not stand.
    const joined = turningBack(state).some((one) => sent?.along === true && isJoined(one, sent));
    if (sent !== null && joined) return [sentBack(state, sent)];
    return turnedBack(
      state,
      'bene-gesserit/intrusion',
      turningBack(state).map(({ territory }) => territory),
      'fighters',
    );
  }
  if (announced !== null && isCancelled(state, 'bene-gesserit/announce-battles'))
    return turnedBack(state, 'bene-gesserit/announce-battles', announced.territories, 'advisors');
  const entered = enteredLast(state);
  if (entered === null || !isCancelled(state, 'bene-gesserit/advisor-fighter')) return [];
  const since = doneSince(state, entered) ?? [];
  return since.length > 0
    ? lastStepsUndone(state, since.length)
    : turnedBack(state, 'bene-gesserit/advisor-fighter', [entered.territory], 'advisors');
}

/** Whether the advisor that was sent came to those who gave way, in the same turn. */
const isJoined = (turned: TurnedAside, sent: NonNullable<AdvisorsSlice['advisors']['sent']>): boolean =>
  sent.in === turned.in && sent.territory === turned.territory;

/** The force that was sent for free is in the reserves again. */
export const sentBack = (state: GameState, { territory, sector }: Place): GameEvent => ({
  type: 'AdvisorSentBack',
  faction: SISTERS,
  territory,
  sector,
  side: areAdvisors(state, SISTERS, territory) ? 'advisors' : 'fighters',
});

function turnedBack(
  state: GameState,
  power: AdvantageId,
  territories: readonly TerritoryId[],
  side: ForcesSide,
): readonly GameEvent[] {
  const shows = side === 'advisors' ? hasFightersIn : areAdvisors;
  const faction: FactionId = SISTERS;
  return [
    { type: 'TurningUndone', faction, power },
    ...territories
      .filter((territory) => shows(state, faction, territory))
      .map((territory) => sideShown(faction, territory, side, 'own-wish')),
  ];
}
