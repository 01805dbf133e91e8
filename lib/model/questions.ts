import type { Contracts, ContractPart } from './contracts.ts';
import type { MachineContracts } from './machine.ts';

type AllContracts = Contracts & MachineContracts;

/** The kinds that a contract names in one of its parts. */
type KindsOf<Contract, Name extends string> = Name extends unknown ? KindOf<ContractPart<Contract, Name>> : never;
type KindOf<Named> = Named extends { readonly kind: infer Kind } ? Kind : never;

/** The prompts of each feature by kind. A feature without prompts has no line. */
export type FeatureQuestions = {
  readonly [
    One in keyof AllContracts as [KindsOf<AllContracts[One], 'prompt' | 'window'>] extends [never] ? never : One
  ]: KindsOf<AllContracts[One], 'prompt' | 'window'>;
};

/** The secrets of each feature by kind. */
export type FeatureSecrets = {
  readonly [One in keyof AllContracts as [KindsOf<AllContracts[One], 'secret'>] extends [never] ? never : One]: KindsOf<
    AllContracts[One],
    'secret'
  >;
};

/** The public facts of each feature that a moderator may set, by kind. */
export type FeatureFacts = {
  readonly [One in keyof AllContracts as [KindsOf<AllContracts[One], 'fact'>] extends [never] ? never : One]: KindsOf<
    AllContracts[One],
    'fact'
  >;
};
