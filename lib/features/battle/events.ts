/** Event creators for other features: they reopen plans and answers of a battle. */
import type { FactionId } from '../../model/factions.ts';
import type { BattleActivity, BattleEvent } from './contract.ts';

type Made<Type extends BattleEvent['type']> = Extract<BattleEvent, { readonly type: Type }>;

/** A sealed plan is withdrawn. */
export const planWithdrawn = (
  { id: battle }: BattleActivity,
  faction: FactionId,
  because: Made<'PlanWithdrawn'>['because'],
): Made<'PlanWithdrawn'> => ({ type: 'PlanWithdrawn', battle, faction, because });

/** A hand was declared again, which everybody reads. */
export const handDeclaredAgain = ({ id: battle }: BattleActivity, faction: FactionId): Made<'HandDeclaredAgain'> => ({
  type: 'HandDeclaredAgain',
  battle,
  faction,
});

/** These sides are asked again, from this step on. */
export const battleReopened = (
  { id: battle }: BattleActivity,
  at: Made<'BattleReopened'>['at'],
  sides: readonly FactionId[],
): Made<'BattleReopened'> => ({ type: 'BattleReopened', battle, at, sides });
