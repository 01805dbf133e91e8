import { describe, expect, it } from 'vitest';
import type { GameState, PhysicalAction, OwnedAction, PhaseId } from '#engine';
import { partNamed } from '#lib/board/arrakis.ts';
import { withInstructions, withMergedInstructions, withTick } from '#lib/kernel/instructions.ts';
import { mergedInstructionsSince } from '#lib/kernel/instructions/merge.ts';
import { mergeActions } from '#lib/kernel/instructions/merge-actions.ts';
import { formatNets } from '#lib/messages/format/actions.ts';
import { openInstructions } from '#lib/model/open-instructions.ts';
import { openedTable, stateOf } from '../../support/table.ts';

const paid = (amount: number): OwnedAction => ({
  owner: 'guild',
  move: { kind: 'spice-to-bank', faction: 'guild', amount },
});
const taken = (amount: number): OwnedAction => ({
  owner: 'guild',
  move: { kind: 'spice-from-bank', faction: 'guild', amount },
});
const given = (from: 'guild' | 'emperor', to: 'guild' | 'emperor', amount: number): OwnedAction => ({
  owner: from,
  move: { kind: 'spice-to-faction', from, to, amount },
});
const lost = (count: number, special = 0): OwnedAction => ({
  owner: 'emperor',
  move: { kind: 'forces-to-tanks', faction: 'emperor', count, special, ...partNamed('carthag@10') },
});
const putBack = (count: number, special = 0): OwnedAction => ({
  owner: 'emperor',
  move: { kind: 'forces-from-tanks', faction: 'emperor', count, special, ...partNamed('carthag@10') },
});

describe('actions along one path', () => {
  it('are merged into the difference of both directions', () => {
    expect(mergeActions([paid(3), taken(5)])).toEqual(taken(2));
    expect(mergeActions([taken(5), paid(7)])).toEqual(paid(2));
    expect(mergeActions([taken(5), taken(1), paid(2)])).toEqual(taken(4));
  });

  it('are dropped if both directions are equal', () => {
    expect(mergeActions([paid(4), taken(4)])).toBe('nothing');
  });

  it('between two shields are made by the faction that owes more', () => {
    expect(mergeActions([given('guild', 'emperor', 3), given('emperor', 'guild', 5)])).toEqual(
      given('emperor', 'guild', 2),
    );
  });

  it('count special forces separately', () => {
    expect(mergeActions([lost(3, 1), lost(2, 1)])).toEqual(lost(5, 2));
    expect(mergeActions([lost(5, 2), putBack(2, 1)])).toEqual(lost(3, 1));
    // Two ordinary forces go to the tanks and one special force comes back. That cannot be one action.
    expect(mergeActions([lost(2, 0), putBack(1, 1)])).toBe('apart');
  });
});

describe('the list of instructions', () => {
  const opened = stateOf(
    openedTable([
      { faction: 'guild', circle: 0 },
      { faction: 'emperor', circle: 1 },
    ]),
  );
  const at = (phase: PhaseId): GameState => ({ ...opened, turn: 3, phase });
  const battle = at('battle');

  it('merges the actions of one kernel step into one line', () => {
    expect(after(battle, [paid(3), taken(5), lost(2)])).toEqual([lost(2), taken(2)]);
  });

  it('is empty if the actions of a step cancel each other', () => {
    expect(after(battle, [paid(3), taken(3), lost(2)])).toEqual([lost(2)]);
  });

  it('gives the ids that a line replaces', () => {
    const moved = withInstructions(battle, [paid(3), taken(5)]);
    const [line] = openInstructions(withMergedInstructions(moved, mergedInstructionsSince(battle, moved)));
    expect(line?.merged).toEqual([paid(3), taken(5)]);
    expect(line && formatNets(line, 'gf9-2019', 'guild')).toBe(
      'In place of “Pay 3 spice to the bank” and “Take 5 spice from the bank”.',
    );
    const [plain] = openInstructions(withInstructions(battle, [paid(3)]));
    expect(plain && formatNets(plain, 'gf9-2019', 'guild')).toBeNull();
  });

  it('keeps the lines of two steps separate during the phase, and merges them when the phase ends', () => {
    const first = withInstructions(battle, [paid(3)]);
    const second = withInstructions(first, [taken(5)]);
    expect(mergedInstructionsSince(first, second)).toEqual([]);
    const later = { ...second, phase: 'collection' as const };
    expect(linesOf(withMergedInstructions(later, mergedInstructionsSince(second, later)))).toEqual([taken(2)]);
    expect(
      openInstructions(withMergedInstructions(later, mergedInstructionsSince(second, later))).map(({ of }) => of.phase),
    ).toEqual(['battle']);
  });

  it('leaves a line unchanged if it is done or may have been started', () => {
    const first = withInstructions(battle, [paid(3)]);
    const ticked = withTick(first, openInstructions(first)[0]?.id ?? 'i0', true);
    expect(ended(withInstructions(ticked, [taken(5)]))).toEqual([]);
    expect(ended(withInstructions(first, [taken(3)]))).toEqual([]);
  });

  it('gives all ids that a merged line replaces, with those of earlier merges', () => {
    const first = withInstructions(battle, [paid(3), taken(5)]);
    const once = withMergedInstructions(first, mergedInstructionsSince(battle, first));
    const more = withInstructions(once, [taken(4)]);
    const later = { ...more, phase: 'collection' as const };
    const [line] = openInstructions(withMergedInstructions(later, mergedInstructionsSince(more, later)));
    expect(line).toMatchObject({ ...taken(6), merged: [paid(3), taken(5), taken(4)] });
  });

  it('does not merge phases, owners, places or pieces', () => {
    const storm = withInstructions(at('storm'), [paid(3)]);
    expect(ended(withInstructions({ ...storm, phase: 'battle' }, [paid(5)]))).toEqual([]);
    const apart: readonly OwnedAction[] = [
      { owner: 'table', move: offBoard(6) },
      { owner: 'guild', move: offBoard(2) },
      { owner: 'guild', move: { ...offBoard(2), ...partNamed('the-great-flat@14') } },
      { owner: 'guild', move: { kind: 'hand-over-captive', from: 'guild', to: 'emperor' } },
      { owner: 'emperor', move: { kind: 'give-back-captive', from: 'emperor', to: 'guild' } },
      { owner: 'emperor', move: { kind: 'leader-to-tanks', leader: 'caid' } },
      { owner: 'emperor', move: { kind: 'leader-from-tanks', leader: 'caid' } },
    ];
    expect(after(battle, apart)).toEqual(apart);
  });

  const offBoard = (amount: number): Extract<PhysicalAction, { readonly kind: 'spice-off-board' }> => ({
    kind: 'spice-off-board',
    amount,
    ...partNamed('red-chasm@6'),
  });

  const ended = (state: GameState) => mergedInstructionsSince(state, { ...state, phase: 'collection' });

  function after(before: GameState, moves: readonly OwnedAction[]): readonly OwnedAction[] {
    const moved = withInstructions(before, moves);
    return linesOf(withMergedInstructions(moved, mergedInstructionsSince(before, moved)));
  }

  const linesOf = (state: GameState): readonly OwnedAction[] =>
    openInstructions(state).map(({ owner, move }) => ({ owner, move }));
});
