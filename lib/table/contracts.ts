import type { BattleContract } from '../phases/battle/contract.ts';
import type { PauseContract } from '../phases/mentat-pause/contract.ts';
import type { SetupContract } from '../phases/setup/contract.ts';
import type { ShipmentContract } from '../phases/shipment/contract.ts';
import type { StormContract } from '../phases/storm/contract.ts';
import type { TurnContract } from '../phases/turn/contract.ts';
import type { Feature } from '../play/feature.ts';

/** Every feature that plays, with its types: one line each. What they say together is made from this list. */
export interface Contracts {
  readonly setup: SetupContract;
  readonly storm: StormContract;
  readonly shipment: ShipmentContract;
  readonly battle: BattleContract;
  readonly mentatPause: PauseContract;
  readonly turn: TurnContract;
}

/** One part of a contract; nothing where it has none. */
export type Part<Contract, Name extends string> = Contract extends { readonly [N in Name]: infer Of } ? Of : never;

/** One part of all contracts together. */
export type All<Name extends string> = {
  [Feature in keyof Contracts]: Part<Contracts[Feature], Name>;
}[keyof Contracts];
