import { describe, expect, it } from 'vitest';
import { battleSum } from '#lib/features/battle/messages/sums.ts';
import { CALLED_BY_ALLY, FOUGHT, OUTCOMES, SIDES, TWO_TRAITORS } from '../../../support/examples/outcomes.ts';

describe('the sum of a battle as shown', () => {
  it('goes row by row, the aggressor first, and ends with one sentence', () => {
    const { lines, closing, after } = battleSum(FOUGHT);
    expect(lines.map((line) => `${line.label} ${line.figure}`)).toEqual([
      'Dial 5',
      'Dial 10',
      'Feyd-Rautha 6',
      'Stilgar, killed by Chaumas 0',
      'Total 11',
      'Total 10',
    ]);
    expect(closing).toBe('Harkonnen 11, Fremen 10: Harkonnen wins.');
    expect(after).toEqual(['Harkonnen takes 7 spice from the bank for the dead.']);
  });

  it('says why an equal total wins', () => {
    const sides = [
      { ...SIDES[0], total: 10 },
      { ...SIDES[1], total: 10 },
    ] as const;
    expect(battleSum({ ...FOUGHT, why: { kind: 'sum', sides, tie: true } }).closing).toBe(
      'Both have 10: Harkonnen wins as the aggressor.',
    );
  });

  it('says that a side has no leader, or a cheap hero', () => {
    const sides = [
      { ...SIDES[0], leader: null },
      { ...SIDES[1], leader: { kind: 'cheap-hero', slot: 'h1', card: 'cheap-hero' }, leaderKilledBy: null },
    ] as const;
    expect(battleSum({ ...FOUGHT, why: { kind: 'sum', sides, tie: false } }).lines.map((line) => line.label)).toContain(
      'No leader',
    );
    expect(battleSum({ ...FOUGHT, why: { kind: 'sum', sides, tie: false } }).lines.map((line) => line.label)).toContain(
      'Cheap Hero',
    );
  });

  it('adds nothing up if a traitor or an explosion decides', () => {
    expect(battleSum(OUTCOMES.traitors)).toEqual({
      lines: [],
      closing: 'Feyd-Rautha is a traitor in Atreides’ pay: Atreides wins.',
      after: [
        'Atreides loses nothing; Harkonnen loses all forces here, the leader and the cards played.',
        'Atreides takes 6 spice from the bank for the dead.',
      ],
    });
    expect(battleSum(CALLED_BY_ALLY).closing).toBe('Feyd-Rautha is a traitor in Fremen’s pay: its ally Atreides wins.');
    expect(battleSum(OUTCOMES.explosion).closing).toBe('The Emperor’s lasgun meets the Guild’s shield: nobody wins.');
    expect(battleSum(TWO_TRAITORS).closing).toBe('Feyd-Rautha and Lady Jessica are both traitors: nobody wins.');
  });

  it('names the power that decided, and the faction that won by it', () => {
    expect(battleSum(OUTCOMES.power).closing).toBe('Bene Gesserit’s Voice decides: the Guild wins.');
  });

  it('names a leader that died after the sum', () => {
    const dead = [...FOUGHT.dead, { leader: 'feyd-rautha', by: 'lasgun' }] as const;
    expect(battleSum({ ...FOUGHT, dead }).after).toEqual([
      'Feyd-Rautha falls to the Lasgun.',
      'Harkonnen takes 7 spice from the bank for the dead.',
    ]);
  });
});
