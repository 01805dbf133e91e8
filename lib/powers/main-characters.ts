/** What factions have lost with their main characters. */
import { memoize } from '../core/memoize.ts';
import { select } from '../core/memoize-by-parts.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { FactionId } from '../model/factions.ts';
import { type LeaderId, ownerOf } from '../model/leaders.ts';
import type { OtherLoss, RestingOnMain } from '../model/main-characters.ts';
import type { GameState } from '../model/state.ts';
import type { Ctx } from './ctx.ts';

type Table = { readonly rules: Pick<Ctx['rules'], 'restsOnMain'> };

/** Returns everything that rests on main characters who are dead now. @rules Nine-faction compendium XXVI · R-321 */
export const lossesNow = ({ rules: { restsOnMain } }: Table, state: GameState): readonly RestingOnMain[] =>
  restsOnMain.length === 0 ? restsOnMain : restingOn(restsOnMain, select(state, lostMains, null));

const lostMains = ({ mainsLost }: GameState): readonly LeaderId[] => mainsLost;
const restingOn = memoize((all: readonly RestingOnMain[], lost: readonly LeaderId[]) =>
  all.filter(({ main }) => lost.includes(main)),
);

/** Returns the powers that are not active because the main character of their owner is dead. */
export const powersLost = (table: Table, state: GameState): readonly AdvantageId[] => namesIn(lossesNow(table, state));
const namesIn = memoize((losses: readonly RestingOnMain[]) => losses.flatMap(({ powers }) => powers));

/** Whether a faction has lost this, because its main character is dead. */
export const hasLost = (table: Table, state: GameState, faction: FactionId, loss: OtherLoss): boolean =>
  lossesNow(table, state).some(({ main, others }) => ownerOf(main) === faction && others.includes(loss));
