/** Pledges of allies pay for each other, and no spice appears or vanishes. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '#engine';
import { pledgedTo, pledgedSum } from '#lib/features/pledges/api.ts';
import { paidByPledge } from '#lib/features/pledges/events.ts';
import { evolve } from '#lib/kernel/evolve.ts';
import type { RecordedEvent } from '#lib/kernel/registry.ts';
import { factionState } from '#lib/model/selectors.ts';
import { movedWrong } from '../../support/invariants.ts';
import { openedTable, sendOk, stateOf, type Table } from '../../support/table.ts';

const seated = openedTable([
  { faction: 'emperor', circle: 0 },
  { faction: 'fremen', circle: 1 },
  { faction: 'guild', circle: 2 },
]);

const pledged: Table = [
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'alliance', members: ['emperor', 'fremen'] } } },
  { by: 'emperor', command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: 11 } } },
  { by: 'guild', command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: 2 } } },
  { by: 'emperor', command: { type: 'PledgeSpice', to: 'fremen', cards: 4, shipments: 3, revivals: 0 } },
].reduce((table, { by, command }) => sendOk(table, by as 'emperor', command as never), seated);

/** Pays the Guild for a shipment out of an ally's pledge. */
function paid(amount: number): { readonly after: GameState; readonly wrong: readonly string[] } {
  const events = paidByPledge({ by: 'emperor', ally: 'fremen', purpose: 'shipments', amount, payee: 'guild' });
  let after = stateOf(pledged);
  const wrong: string[] = [];
  for (const event of events) {
    const before = after;
    after = evolve(before, event as RecordedEvent);
    wrong.push(...movedWrong(before, event, after));
  }
  return { after, wrong };
}

describe('a pledge to an ally', () => {
  it('shows each purpose to the player who can use it', () => {
    const state = stateOf(pledged);
    expect(pledgedTo(state, 'fremen', 'cards')).toEqual([{ by: 'emperor', amount: 4 }]);
    expect(pledgedTo(state, 'fremen', 'shipments')).toEqual([{ by: 'emperor', amount: 3 }]);
    expect(pledgedTo(state, 'fremen', 'revivals')).toEqual([]);
    expect(pledgedTo(state, 'guild', 'cards')).toEqual([]);
  });

  it.each([1, 3])('pays %i for a shipment, and loses only that amount', (amount) => {
    const { after, wrong } = paid(amount);
    expect(wrong).toEqual([]);
    expect(factionState(after, 'guild').spice).toBe(2 + amount);
    expect(factionState(after, 'emperor').spice).toBe(4);
    expect(pledgedSum(after, 'emperor')).toBe(7 - amount);
  });
});
