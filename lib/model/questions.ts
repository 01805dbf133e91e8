import type { Contracts, ContractPart } from './contracts.ts';
import type { MachineContracts } from './machine.ts';

type AllContracts = Contracts & MachineContracts;

/** The kinds that one contract names in parts of it. */
type KindsOf<Contract, Name extends string> = Name extends unknown ? KindOf<ContractPart<Contract, Name>> : never;
type KindOf<Named> = Named extends { readonly kind: infer Kind } ? Kind : never;

/** What each feature asks, one by one or all at once, by its kind. Who asks nothing has no line. */
export type FeatureQuestions = {
  readonly [
    One in keyof AllContracts as [KindsOf<AllContracts[One], 'prompt' | 'window'>] extends [never] ? never : One
  ]: KindsOf<AllContracts[One], 'prompt' | 'window'>;
};

/** What owners alone know, by the feature that it belongs to and its kind. */
export type FeatureSecrets = {
  readonly [One in keyof AllContracts as [KindsOf<AllContracts[One], 'secret'>] extends [never] ? never : One]: KindsOf<
    AllContracts[One],
    'secret'
  >;
};

/** What a moderator may set of what all can see, by the feature that it belongs to and its kind. */
export type FeatureFacts = {
  readonly [One in keyof AllContracts as [KindsOf<AllContracts[One], 'fact'>] extends [never] ? never : One]: KindsOf<
    AllContracts[One],
    'fact'
  >;
};
