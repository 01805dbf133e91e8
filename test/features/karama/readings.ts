/** Which answers are legal, read a second time from the rulebook. */
import { fieldOf, type FactionId, type GameState } from '#engine';
import type { KaramaContract } from '#lib/table/machine.ts';
import { isCardPlayed, isPass, karamasOf } from '../../support/oracle/cards.ts';
import { isAllied } from '../../support/oracle/own.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<KaramaContract> = {
  interfere: (state, { asks, acts }, value) => {
    const act = acts[Number(fieldOf(value, 'act') ?? -1)];
    if (isPass(value) || act === undefined) return isPass(value);
    return (
      typeof fieldOf(value, 'act') === 'number' &&
      !isOnSide(state, asks, act.by) &&
      karamasOf(state, asks).some((title) => isCardPlayed(state, asks, title, value, ['act']))
    );
  },
};

const isOnSide = (state: GameState, faction: FactionId, of: FactionId): boolean =>
  faction === of || isAllied(state, faction, of);
