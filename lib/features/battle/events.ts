/** Event creators for other features: they reopen plans and answers of a battle. */
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { BattleActivity, BattleEvent } from './contract.ts';

type Made<Type extends BattleEvent['type']> = Extract<BattleEvent, { readonly type: Type }>;

/** Creates the event that withdraws a sealed plan. */
export const planWithdrawn = (
  { id: battle }: BattleActivity,
  faction: FactionId,
  because: Made<'PlanWithdrawn'>['because'],
): Made<'PlanWithdrawn'> => ({ type: 'PlanWithdrawn', battle, faction, because });

/** Creates the event that an owner declared its hand again. Everybody reads that in the log. */
export const handDeclaredAgain = ({ id: battle }: BattleActivity, faction: FactionId): Made<'HandDeclaredAgain'> => ({
  type: 'HandDeclaredAgain',
  battle,
  faction,
});

/** Creates the event that the forces of a side count more in this battle, by a power. */
export const forcesStrengthened = (
  { id: battle }: BattleActivity,
  faction: FactionId,
  power: AdvantageId,
): Made<'ForcesStrengthened'> => ({ type: 'ForcesStrengthened', battle, faction, power });

/** Creates the event that asks these sides again, starting with the step `at`. */
export const battleReopened = (
  { id: battle }: BattleActivity,
  at: Made<'BattleReopened'>['at'],
  sides: readonly FactionId[],
): Made<'BattleReopened'> => ({ type: 'BattleReopened', battle, at, sides });
