/** Modules that a table can add to its edition. The choice of modules is independent of the edition's layer. */
import { MODULE_IDENTITIES } from '../modules/identities.ts';
import type { ModuleIdentity } from './identity.ts';

export type ModuleId = keyof typeof MODULE_IDENTITIES;
/** Every module that the program knows. Each module lists the editions with which it can be played. */
export const MODULES = Object.keys(MODULE_IDENTITIES) as readonly string[] as readonly ModuleId[];

type Kind = Exclude<
  keyof ModuleIdentity,
  'name' | 'means' | 'source' | 'editions' | 'decksInAppFirst' | 'notWith' | 'isUnfinished'
>;

/** The additions of modules of one kind: the module, and the id within it. */
export type OfModules<K extends Kind> = {
  [Module in ModuleId]: (typeof MODULE_IDENTITIES)[Module] extends Readonly<Record<K, infer Names>>
    ? `${Module}/${keyof Names & string}`
    : never;
}[ModuleId];

/** The printed ids of a rulebook, and the ids that modules add. */
export type WithModules<Printed, K extends Kind> = {
  readonly printed: Printed;
  readonly added: OfModules<K>;
}['printed' | 'added'];

/** Returns all additions of modules of one kind. */
export const ofModules = <K extends Kind>(kind: K): readonly OfModules<K>[] =>
  all().flatMap(([module, identity]) => Object.keys(identity[kind]).map((id) => `${module}/${id}` as OfModules<K>));

/** Returns the names of all additions of modules of one kind. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty only as long as no module is built
export function namesOfModules<K extends Kind>(kind: K): NamesOf<OfModules<K>>;
export function namesOfModules(kind: Kind): Readonly<Record<string, string>> {
  return Object.fromEntries(
    all().flatMap(([module, identity]) =>
      Object.entries(identity[kind]).map(([id, name]) => [`${module}/${id}`, name]),
    ),
  );
}

type NamesOf<Ids extends string> = { readonly [Id in Ids]: string };

/** Returns the name of a module. */
export const moduleName = (module: ModuleId): string => identityOf(module)?.name ?? '';

/** Returns the texts about a module that a host reads before choosing it. */
export const moduleOffer = (module: ModuleId): { readonly means: string; readonly source: string } => {
  const { means = '', source = '' } = identityOf(module) ?? {};
  return { means, source };
};

/** Returns the modules that a new table with this edition is offered. An unfinished module is not among them. */
export const modulesOf = (edition: string): readonly ModuleId[] =>
  MODULES.filter((module) => isPlayedWith(module, edition) && identityOf(module)?.isUnfinished !== true);

const isPlayedWith = (module: ModuleId, edition: string): boolean =>
  identityOf(module)?.editions.includes(edition) === true;

/**
 * Returns the name of a module that cannot be played with this edition; `null` if all modules can be played with this
 * edition.
 */
export const foreignModule = (modules: readonly ModuleId[], edition: string): string | null =>
  modules.filter((module) => !isPlayedWith(module, edition)).map(moduleName)[0] ?? null;

/** Returns the decks that a module brings. */
export const decksOf = (module: ModuleId): readonly OfModules<'decks'>[] =>
  Object.keys(identityOf(module)?.decks ?? {}).map((id) => `${module}/${id}` as OfModules<'decks'>);

/** Returns the decks of a module that the app keeps until the host of a new table chooses otherwise. */
export const decksFirstInApp = (module: ModuleId): readonly OfModules<'decks'>[] =>
  identityOf(module)?.decksInAppFirst === true ? decksOf(module) : [];

/**
 * Returns the first two of these modules that cannot be played together; `null` if all modules can be played together.
 */
export function modulesApart(modules: readonly ModuleId[]): readonly [ModuleId, ModuleId] | null {
  for (const one of modules)
    for (const other of modules) if (identityOf(one)?.notWith?.includes(other) === true) return [one, other];
  return null;
}

const identityOf = (module: ModuleId): ModuleIdentity | undefined => all().find(([id]) => id === module)?.[1];

const all = (): readonly (readonly [string, ModuleIdentity])[] => Object.entries(MODULE_IDENTITIES);
