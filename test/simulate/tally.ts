/** Counts of the things that games met. */
import type { AdvantageId, EventType, PromptKind, Refusal } from '#engine';

export type RefusalCode = Refusal['code'];

/** The things that can be met, by group. */
export interface Met {
  readonly prompts: PromptKind;
  readonly events: EventType;
  readonly advantages: AdvantageId;
  readonly refusals: RefusalCode;
}
export const MET_GROUPS = ['prompts', 'events', 'advantages', 'refusals'] as const satisfies readonly (keyof Met)[];
export type MetGroup = (typeof MET_GROUPS)[number];

/** How often each thing of each group was met. A thing without an entry was never met. */
export type Tally = { readonly [Group in MetGroup]: Map<Met[Group], number> };

export const newTally = (): Tally => ({
  prompts: new Map(),
  events: new Map(),
  advantages: new Map(),
  refusals: new Map(),
});

/** Counts one more; the tally is changed in place, for tens of thousands of games. */
export const count = <T>(counts: Map<T, number>, met: T): unknown => counts.set(met, (counts.get(met) ?? 0) + 1);
