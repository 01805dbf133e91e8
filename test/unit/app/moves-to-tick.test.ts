import { expect, it } from 'vitest';
import type { Instruction } from '#client';
import { movesToTick } from '#app/_components/instructions/moves-to-tick.ts';

it('a seat ticks only its own instructions, not those of another seat or of the table', () => {
  const move = (id: `i${number}`, owner: Instruction['owner']): Instruction => ({
    id,
    owner,
    done: false,
    of: { turn: 1, phase: 'setup' },
    merged: [],
    move: { kind: 'shuffle-deck', deck: 'treachery' },
  });
  const moves = [move('i1', 'table'), move('i2', 'fremen'), move('i3', 'guild'), move('i4', 'fremen')];
  expect(movesToTick(moves, 'fremen').map(({ id }) => id)).toEqual(['i2', 'i4']);
});
