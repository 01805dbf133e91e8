/** The modules of a new table, and the keepers of their decks. */
import { decksOf, modulesApart, type DeckKeeper, type ModuleId, type OfModules } from '#client';
import { withChoice } from './with-choice.ts';

interface ChosenModules {
  readonly modules: readonly ModuleId[];
  /** The decks that the app keeps. */
  readonly moduleDecks: readonly OfModules<'decks'>[];
}

/** Returns the decks of the chosen modules. */
export const moduleDecksOf = ({ modules }: Pick<ChosenModules, 'modules'>): readonly OfModules<'decks'>[] =>
  modules.flatMap(decksOf);

/** Returns the keeper of every deck of the chosen modules. */
export const keepersOfModules = ({ modules, moduleDecks }: ChosenModules): Readonly<Record<string, DeckKeeper>> =>
  Object.fromEntries(
    modules.flatMap((module) =>
      decksOf(module).map((deck) => [deck, moduleDecks.includes(deck) ? 'app' : 'cardboard']),
    ),
  );

/**
 * Returns the modules after one was chosen or left out. A chosen module replaces modules that cannot be played with it.
 */
export const withModule = (modules: readonly ModuleId[], module: ModuleId, on: boolean): readonly ModuleId[] =>
  withChoice(
    modules.filter((other) => modulesApart([module, other]) === null),
    module,
    on,
  );
