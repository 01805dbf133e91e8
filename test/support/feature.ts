/** What tests know of one feature, as its folder in `test/features/` puts it together. */
import type { Contracts } from '../../lib/table/contracts.ts';
import type { MachineContracts } from '../../lib/table/machine.ts';
import type { AskedBy, Readings } from './oracle/reading.ts';
import type { Words } from './scenario/words.ts';

/** Everything that plays, the machine's own parts among it. */
export type All = Contracts & MachineContracts;

/** What must be there where its contract asks for it, and only there. */
export type FeatureTests<Name extends keyof All> = Needed<'readings', AskedBy<All[Name]>, Readings<All[Name]>> & {
  /** What scenarios can say of it. */
  readonly words?: Partial<Words>;
};

type Needed<Part extends string, Names, Table> = [Names] extends [never]
  ? { readonly [One in Part]?: undefined }
  : { readonly [One in Part]: Table };
