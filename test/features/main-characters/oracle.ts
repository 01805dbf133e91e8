/** The legal answers, by a second reading of the rulebook. */
import type { MainCharactersContract } from '#lib/features/main-characters/contract.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<MainCharactersContract> = {
  /** One of the traitors that Mentat knows, or none if it knows none. */
  'keep-traitor': (state, { faction }, value) => {
    const { traitors } = ownOf(state, faction);
    return traitors === 'unknown' || traitors.length === 0
      ? value === null
      : traitors.some((leader) => leader === value);
  },
};
