import type { Refusal } from '#engine';
import type { DeskAuthority } from './authority.ts';
import type { ApplicationRefusal } from './refusals.ts';
import { notifyTable } from './seats.ts';
import type { Services } from './services.ts';
import { openTable, positionOf, type Opened } from './tables.ts';

type Again = Opened | { readonly ok: false; readonly refusal: Refusal | ApplicationRefusal };

/**
 * Opens another table with the choices and seats of a finished one. One device holds both desks. The phones of the old
 * table receive the new code, and each takes its seat there. Refuses `game-goes-on`. Throws `TableNotFound`.
 */
export async function playAgain(services: Services, { code }: DeskAuthority): Promise<Again> {
  const { victory, choices, seating, pace, bidding, movesMade, questionTime } = await positionOf(services, code);
  if (victory === null) return { ok: false, refusal: { code: 'game-goes-on' } };
  const opened = await openTable(services, { ...choices, windowTime: questionTime.time }, seating, {
    goesOnByItself: pace.byItself,
    biddingWay: bidding.way,
    movesMade,
    fixedTimes: questionTime.isFixed,
  });
  if (!opened.ok) return opened;
  await services.store.announce(code, notifyTable(services, { kind: 'another-game', table: opened.code }));
  services.announcements.seatsChanged(code);
  return opened;
}
