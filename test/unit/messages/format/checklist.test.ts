import { describe, expect, it } from 'vitest';
import type { Instruction, OwnedAction } from '#lib/model/instructions.ts';
import type { TurnPhase } from '#lib/model/phases.ts';
import { byPhase, isLeftToAnybody, movesOfNow, formatUnticked } from '#lib/messages/format/checklist.ts';
import { formatHandMove, formatInstruction } from '#lib/messages/format/actions.ts';
import { formatTakenAsDone } from '#messages/taken-as-done.ts';
import { BOARD } from '../../../support/fixtures/table-views.ts';
import { HAND_MOVES } from './examples.ts';

const AT_THE_TABLE = { edition: 'gf9-2019', sayHandMove: formatHandMove } as const;

const storm: OwnedAction = { owner: 'table', move: HAND_MOVES['storm-to'] };
const marker: OwnedAction = { owner: 'table', move: HAND_MOVES['turn-marker'] };
const tanks: OwnedAction = { owner: 'harkonnen', move: HAND_MOVES['forces-to-tanks'] };
const bounty: OwnedAction = { owner: 'fremen', move: HAND_MOVES['spice-from-bank'] };

let listed = 0;
const inPhase = (owned: OwnedAction, of: TurnPhase, done = false): Instruction => ({
  ...owned,
  id: `i${(listed += 1)}`,
  done,
  of,
  merged: [],
});

describe('an instruction of the checklist', () => {
  it('says that any player may do it if it belongs to the table', () => {
    expect(formatInstruction(storm, 'gf9-2019', 'fremen')).toBe('Anybody: move the storm 5 sectors, to sector 9');
  });

  it('addresses its owner as “you”, and names the owner to all others', () => {
    expect(formatInstruction(bounty, 'gf9-2019', 'fremen')).toBe('Take 6 spice from the bank');
    expect(formatInstruction(bounty, 'gf9-2019', 'guild')).toBe('Fremen takes 6 spice from the bank');
    expect(formatInstruction(bounty, 'gf9-2019')).toBe('Fremen takes 6 spice from the bank');
  });
});

describe('the phases of the checklist', () => {
  const now = { ...BOARD, turn: 4, phase: 'battle' } as const;
  const stormThen = inPhase(storm, { turn: 4, phase: 'storm' });
  const lost = inPhase(tanks, { turn: 3, phase: 'battle' });
  const landed = inPhase(bounty, { turn: 4, phase: 'shipment' });
  const fought = inPhase(tanks, { turn: 4, phase: 'battle' });

  it('start with the current phase, then go from the latest back, each under its name', () => {
    expect(byPhase([lost, stormThen, landed, fought], now)).toEqual([
      { title: null, moves: [fought] },
      { title: 'Earlier: Shipment and movement', moves: [landed] },
      { title: 'Earlier: Storm', moves: [stormThen] },
      { title: 'Earlier: turn 3, Battle', moves: [lost] },
    ]);
  });

  it('exclude phases without instructions', () => {
    expect(byPhase([stormThen], now)).toEqual([{ title: 'Earlier: Storm', moves: [stormThen] }]);
    expect(byPhase([], now)).toEqual([]);
  });
});

describe('the instructions that are due now', () => {
  const at = (phase: TurnPhase['phase'], ...instructions: readonly Instruction[]) => ({ turn: 4, phase, instructions });
  const stormMoves = inPhase(storm, { turn: 4, phase: 'storm' });
  const own = inPhase(tanks, { turn: 3, phase: 'battle' });

  it('include instructions of the table until the next automatic phase, and instructions of an owner until they are done', () => {
    expect(movesOfNow(at('storm', stormMoves, own))).toEqual([stormMoves, own]);
    expect(movesOfNow(at('spice-blow', stormMoves, own))).toEqual([stormMoves, own]);
    expect(movesOfNow(at('charity', stormMoves, own))).toEqual([own]);
  });

  it('say whether one of them is on no phone', () => {
    expect(isLeftToAnybody(at('spice-blow', stormMoves, own))).toBe(true);
    expect(isLeftToAnybody(at('spice-blow', { ...stormMoves, done: true }, own))).toBe(false);
    expect(isLeftToAnybody(at('charity', stormMoves, own))).toBe(false);
    const setUp = inPhase(storm, { turn: 1, phase: 'setup' });
    const settingUp = { ...at('setup', setUp), turn: 1 };
    expect(movesOfNow(settingUp)).toEqual([setUp]);
    expect(isLeftToAnybody(settingUp)).toBe(false);
  });
});

describe('the instructions that are not ticked', () => {
  const of = { turn: 4, phase: 'storm' } as const;

  it('are counted by owner next to the step to the next phase', () => {
    const moves = [inPhase(storm, of), inPhase(tanks, of), inPhase(tanks, of), inPhase(bounty, of, true)];
    expect(formatUnticked(moves)).toBe('3 moves are still unticked: the storm, Harkonnen 2.');
    expect(formatUnticked(moves.slice(0, 1))).toBe('1 move is still unticked: the storm.');
    expect(formatUnticked(moves.slice(3))).toBeNull();
  });

  it('are listed word for word at the end of a phase if they are few', () => {
    expect(formatTakenAsDone([storm], AT_THE_TABLE)).toBe(
      '1 unticked move marked done: “Move the storm 5 sectors, to sector 9”.',
    );
    expect(formatTakenAsDone([marker, tanks], AT_THE_TABLE)).toBe(
      '2 unticked moves marked done: “Move the turn marker to 5” and “Take 8 Harkonnen forces from Carthag, sector 10, to the tanks”.',
    );
  });

  it('are listed by owner if they are many', () => {
    expect(formatTakenAsDone([storm, marker, tanks, tanks, bounty, tanks, bounty], AT_THE_TABLE)).toBe(
      '7 unticked moves marked done: the storm, the turn marker, Harkonnen 3, Fremen 2.',
    );
  });
});
