import type ts from 'typescript';
import { literals, members } from './types.ts';

/** The names of a feature, and the folders of the feature. */
export interface Home {
  readonly feature: string;
  /** Folders, with a slash at the end, and single files. */
  readonly places: readonly string[];
  readonly events: readonly string[];
  readonly questions: readonly string[];
  /** The declarations in the views that belong to one phase, faction or card. */
  readonly seen: readonly ts.Declaration[];
}

/** The parts of the kernel have one common folder. */
const MACHINE = ['lib/kernel/', 'lib/model/machine.ts', 'lib/model/machine/'];

/** Things with a name in the rulebook, which the page shell may not use. */
const NAMED_IN_RULES = /^lib\/(features|factions|cards)\//;

/** The owner of each name, read from the contracts of all features and of the kernel. */
export function homesOf(program: ts.Program, root: string): readonly Home[] {
  const checker = program.getTypeChecker();
  return [
    ...contractsIn('lib/model/contracts.ts', 'Contracts').map((contract) =>
      homeOf(contract, [folderOf(contract.type).slice(root.length)]),
    ),
    ...contractsIn('lib/model/machine.ts', 'MachineContracts').map((contract) => homeOf(contract, MACHINE)),
  ];

  function contractsIn(file: string, name: string): readonly Contract[] {
    const source = program.getSourceFile(root + file);
    const module = source && checker.getSymbolAtLocation(source);
    const list = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (list === undefined) throw new Error(`${file} exports no ${name}`);
    return checker
      .getDeclaredTypeOfSymbol(list)
      .getProperties()
      .map((property) => ({ feature: property.name, type: checker.getTypeOfSymbol(property) }));
  }

  function homeOf({ feature, type }: Contract, places: readonly string[]): Home {
    return {
      feature,
      places: [...places, ...places.flatMap(ofModule), pagesOf(feature)],
      events: namesIn(type, 'event', 'type'),
      questions: [...namesIn(type, 'prompt', 'kind'), ...namesIn(type, 'window', 'kind')],
      seen: places.some((place) => NAMED_IN_RULES.test(place))
        ? ['publicView', 'ownView'].flatMap((view) => declaredIn(type, view))
        : [],
    };
  }

  function declaredIn(contract: ts.Type, part: string): readonly ts.Declaration[] {
    const property = contract.getProperty(part);
    if (property === undefined) return [];
    const views = members(checker.getTypeOfSymbol(property));
    return views.flatMap((view) => view.getProperties()).flatMap((symbol) => symbol.declarations ?? []);
  }

  function namesIn(contract: ts.Type, part: string, tag: string): readonly string[] {
    const property = contract.getProperty(part);
    if (property === undefined) return [];
    const tags = members(checker.getTypeOfSymbol(property)).flatMap((member) => member.getProperty(tag) ?? []);
    return [...new Set(tags.flatMap((symbol) => literals(checker.getTypeOfSymbol(symbol))))];
  }
}

/** Returns the folder of a feature's pages. */
const pagesOf = (feature: string): string =>
  `app/_features/${feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;

/** The features of a module share its folder and the folder of its pages. */
function ofModule(place: string): readonly string[] {
  const [, module] = /^lib\/modules\/([^/]+)\//.exec(place) ?? [];
  return module === undefined ? [] : [`lib/modules/${module}/`, `app/_features/${module}/`];
}

interface Contract {
  readonly feature: string;
  readonly type: ts.Type;
}

function folderOf(contract: ts.Type): string {
  const file = contract.symbol.declarations?.[0]?.getSourceFile().fileName;
  if (file === undefined) throw new Error('a contract without a file');
  return file.slice(0, file.lastIndexOf('/') + 1);
}

/** Whether a file is in a folder of the feature. */
export const isWithin = ({ places }: Home, file: string): boolean =>
  places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

/** The owner of each name. Throws if two features use one name. */
export function ownersOf(homes: readonly Home[], kind: 'events' | 'questions'): ReadonlyMap<string, Home> {
  const owners = new Map<string, Home>();
  for (const home of homes) {
    for (const name of home[kind]) {
      const other = owners.get(name);
      if (other !== undefined) throw new Error(`${name} has two homes: ${other.feature} and ${home.feature}`);
      owners.set(name, home);
    }
  }
  return owners;
}
