/** The desk has two steps: “Next”, and the end of the current phase. Neither does the work of the other. */
import { describe, expect, it } from 'vitest';
import type { Command, PhaseId } from '#engine';
import { openedTable, send, sendOk, tableView, type Table } from '../../support/table.ts';

const SEATS = [
  { faction: 'atreides', circle: 0 },
  { faction: 'harkonnen', circle: 2 },
] as const;

const desk = (table: Table, ...commands: readonly Command[]): Table =>
  commands.reduce((now, command) => sendOk(now, 'moderator', command), table);

const standsIn = (phase: PhaseId): Command => ({ type: 'CorrectFact', fact: { kind: 'phase', phase } });
const refusalOf = (table: Table, command: Command) => {
  const sent = send(table, 'moderator', command);
  return sent.ok ? null : sent.refusal;
};

const shipping = desk(openedTable(SEATS), { type: 'ChooseMoves', made: 'on-phones' }, standsIn('shipment'), {
  type: 'NextPhase',
  to: 'shipment',
});
const comparing = desk(openedTable(SEATS), standsIn('mentat-pause'), { type: 'NextPhase', to: 'mentat-pause' });

describe('“Next”, sent after the phase has begun automatically,', () => {
  it.each([
    ['shipment', shipping],
    ['mentat-pause', comparing],
  ] as const)('leaves the phase of %s as it is', (phase, table) => {
    expect(tableView(table).running).toBe(phase);
    expect(refusalOf(table, { type: 'NextPhase', to: phase })).toEqual({ code: 'phase-runs', phase });
  });
});

describe('“Next”, tapped twice or at two desks,', () => {
  const charity: Command = { type: 'NextPhase', to: 'charity' };
  // No leader or force is in the tanks, so revival is over at once.
  const table = desk(openedTable(SEATS), standsIn('revival'), { type: 'NextPhase', to: 'revival' });

  it('advances once, and skips no phase on the board', () => {
    const shipment: Command = { type: 'NextPhase', to: 'shipment' };
    const once = desk(table, shipment);
    expect(tableView(once)).toMatchObject({ phase: 'shipment', running: null, next: { phase: 'battle' } });
    expect(refusalOf(once, shipment)).toEqual({ code: 'not-the-next-phase', phase: 'shipment' });
  });

  it('goes only to the phase that its button names', () => {
    expect(refusalOf(table, charity)).toEqual({ code: 'not-the-next-phase', phase: 'charity' });
  });
});

describe('the end of a phase from the desk', () => {
  it('ends the named phase', () => {
    expect(tableView(desk(shipping, { type: 'EndPhase', phase: 'shipment' })).running).toBeNull();
    expect(tableView(desk(comparing, { type: 'EndPhase', phase: 'mentat-pause' })).mentatPause?.step).toBe('counted');
  });

  it('ends no phase that has begun meanwhile, and does nothing between phases', () => {
    expect(refusalOf(comparing, { type: 'EndPhase', phase: 'shipment' })).toEqual({ code: 'stale-prompt' });
    expect(refusalOf(openedTable(SEATS), { type: 'EndPhase', phase: 'shipment' })).toEqual({ code: 'stale-prompt' });
  });

  it('is not possible for a phase with an end of its own', () => {
    const storm = desk(openedTable(SEATS), standsIn('storm'), { type: 'NextPhase', to: 'storm' });
    expect(refusalOf(storm, { type: 'EndPhase', phase: 'storm' })).toEqual({ code: 'phase-runs', phase: 'storm' });
  });

  it('is a command of the moderator alone', () => {
    expect(send(shipping, 'atreides', { type: 'EndPhase', phase: 'shipment' }).ok).toBe(false);
  });
});
