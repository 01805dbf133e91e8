/** Compares the things that a run met with the declared things. */
import { DECLARED } from './reachability.ts';
import type { Setting } from './setting.ts';
import { MET_GROUPS, type MetGroup, type Tally } from './tally.ts';
import type { Reachability } from './when.ts';

/** Returns the things that cannot be met in this setting, with reasons. */
export const excusedIn = (setting: Setting): { readonly [Group in MetGroup]: Readonly<Record<string, string>> } =>
  perGroup((group) =>
    Object.fromEntries(
      entriesOf(group).flatMap(([name, declared]) =>
        declared === 'always' || declared.when(setting) ? [] : [[name, declared.else]],
      ),
    ),
  );

/**
 * Returns the things that can be met and were not met, and the things that were met although they are declared
 * impossible.
 */
export function otherwiseThanDeclared(setting: Setting, tally: Tally): { neverMet: string[]; metAfterAll: string[] } {
  const names = MET_GROUPS.flatMap((group) =>
    entriesOf(group).map(([name, declared]) => ({
      name: `${group}: ${name}`,
      can: isMeetable(declared, setting),
      owed: isOwed(declared, setting),
      met: (tally[group] as ReadonlyMap<string, number>).has(name),
    })),
  );
  return {
    neverMet: names.filter(({ owed, met }) => owed && !met).map(({ name }) => name),
    metAfterAll: names.filter(({ can, met }) => !can && met).map(({ name }) => name),
  };
}

/** Returns how often each thing was met, with zeroes, in the order of the declaration. */
export const countsIn = (tally: Tally): { readonly [Group in MetGroup]: Readonly<Record<string, number>> } =>
  perGroup((group) =>
    Object.fromEntries(
      entriesOf(group).map(([name]) => [name, (tally[group] as ReadonlyMap<string, number>).get(name) ?? 0]),
    ),
  );

const entriesOf = (group: MetGroup): readonly (readonly [string, Reachability])[] => Object.entries(DECLARED[group]);

const isMeetable = (declared: Reachability, setting: Setting): boolean =>
  declared === 'always' || declared.when(setting);

/** A run of preludes is over before most of the game, so the run must meet only what its modules bring. */
const isOwed = (declared: Reachability, setting: Setting): boolean =>
  isMeetable(declared, setting) && (setting.what !== 'preludes' || !isMeetable(declared, { ...setting, modules: [] }));

const perGroup = <T>(read: (group: MetGroup) => T): { readonly [Group in MetGroup]: T } => ({
  prompts: read('prompts'),
  events: read('events'),
  advantages: read('advantages'),
  refusals: read('refusals'),
});
