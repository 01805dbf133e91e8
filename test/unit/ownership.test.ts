import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { foreignReferences } from '../ownership/foreign.ts';
import { troublesWith } from '../ownership/judge.ts';
import { homesOf } from '../ownership/names.ts';

/** A tiny engine: two features, a kernel, and the planted files. */
const ENGINE: Readonly<Record<string, string>> = {
  'lib/model/contracts.ts': `
    import type { StormContract } from '../features/storm/contract.ts';
    import type { ShipmentContract } from '../features/shipment/contract.ts';
    export interface Contracts { readonly storm: StormContract; readonly shipment: ShipmentContract }
    export type PromptKind = Contracts[keyof Contracts]['prompt']['kind'];
    export type SecretKind = 'hand' | 'storm-dial' | 'storm-card';`,
  'lib/model/machine.ts': `
    export interface MachineContracts { readonly takeBack: { readonly event: { readonly type: 'TakenBack' } } }`,
  'lib/features/storm/contract.ts': `
    export interface StormContract {
      readonly event: { readonly type: 'StormBegan' } | { readonly type: 'StormMoved' };
      readonly prompt: { readonly kind: 'storm-dial' } | { readonly kind: 'storm-card' };
    }`,
  'lib/features/shipment/contract.ts': `
    export interface ShipmentContract {
      readonly event: { readonly type: 'ForcesShipped' };
      readonly prompt: { readonly kind: 'bring-reserves' };
    }`,
};

/** Returns the faults that the check finds if a file of this name contains this text. */
function saidOf(planted: Readonly<Record<string, string>>, exceptions: Parameters<typeof troublesWith>[1] = []) {
  const sources = new Map(Object.entries({ ...ENGINE, ...planted }).map(([file, text]) => [`/${file}`, text]));
  const options: ts.CompilerOptions = {
    noLib: true,
    strict: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host: ts.CompilerHost = {
    fileExists: (file) => sources.has(file),
    readFile: (file) => sources.get(file),
    getSourceFile: (file, target) => ts.createSourceFile(file, sources.get(file) ?? '', target, true),
    getDefaultLibFileName: () => '/lib.d.ts',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  const files = [...sources.keys()].map((file) => file.slice(1));
  return troublesWith(foreignReferences(program, '/', homesOf(program, '/'), files), exceptions);
}

const EVENT = `export const moved = { type: 'StormMoved' };`;
const ASKED = `import type { PromptKind } from '../../model/contracts.ts';`;
const SECRET = `import type { SecretKind } from '../../model/contracts.ts';`;

describe('a name of a feature', () => {
  it('may be used in the feature’s folder', () => {
    expect(
      saidOf({ 'lib/features/storm/advance.ts': `${EVENT} ${ASKED} export const asks: PromptKind = 'storm-dial';` }),
    ).toEqual([]);
  });

  it('may be used in the folder of the feature’s pages', () => {
    const asked = `import type { PromptKind } from '../../../lib/model/contracts.ts'; export const asks: PromptKind = `;
    expect(saidOf({ 'app/_features/storm/asks.ts': `${asked}'storm-dial';` })).toEqual([]);
    expect(saidOf({ 'app/_features/take-back/desk.ts': `export const back = { type: 'TakenBack' };` })).toEqual([]);
    expect(saidOf({ 'app/_features/shipment/asks.ts': `${asked}'storm-dial';` })).toEqual([
      'app/_features/shipment/asks.ts:1 names storm-dial, which is at home in storm',
    ]);
  });

  it('of the kernel may be used in the kernel’s folder and its contracts', () => {
    expect(saidOf({ 'lib/kernel/timeline.ts': `export const back = { type: 'TakenBack' };` })).toEqual([]);
  });
});

describe('an event of another feature', () => {
  it.each([
    ['creates it', EVENT],
    ['compares with it', `export const isMove = ({ type }: { type: string }) => type === 'StormMoved';`],
    ['subscribes to it', `export const follows = { StormMoved: () => null };`],
    ['has it in a type', `export type Moved = { readonly type: 'StormMoved' };`],
  ])('is reported if a file %s', (_how, text) => {
    expect(saidOf({ 'lib/features/shipment/advance.ts': text })).toEqual([
      'lib/features/shipment/advance.ts:1 names StormMoved, which is at home in storm',
    ]);
  });

  it('is reported in the kernel, on the server and on the pages', () => {
    const files = ['lib/kernel/view.ts', 'server/store/upcasts.ts', 'app/page.tsx'];
    expect(saidOf(Object.fromEntries(files.map((file) => [file, EVENT])))).toHaveLength(3);
  });
});

describe('a question of another feature', () => {
  it.each([
    ['names it', `${ASKED} export const asks: PromptKind = 'storm-dial';`],
    ['asks it', `${ASKED} export const prompt: { kind: PromptKind } = { kind: 'storm-dial' };`],
    ['compares with it', `${ASKED} export const isDial = (kind: PromptKind) => kind === 'storm-dial';`],
    [
      'has a case for it',
      `${ASKED} export const says = (kind: PromptKind) => { switch (kind) { case 'storm-dial': return 1; } };`,
    ],
    ['has a key for it', `${ASKED} export const words: { [K in PromptKind]?: string } = { 'storm-dial': 'Dial' };`],
    ['has it in a type', `${ASKED} type Of<K extends PromptKind> = { kind: K }; export type Dial = Of<'storm-dial'>;`],
  ])('is reported if a file %s', (_how, text) => {
    expect(saidOf({ 'lib/features/shipment/asks.ts': text })).toEqual([
      'lib/features/shipment/asks.ts:1 names storm-dial, which is at home in storm',
    ]);
  });

  it('is not reported if the same name belongs to something else', () => {
    expect(
      saidOf({ 'lib/features/shipment/asks.ts': `${SECRET} export const secret: SecretKind = 'storm-dial';` }),
    ).toEqual([]);
  });
});

describe('the view of a phase', () => {
  const contract = `
    export interface StormContract {
      readonly event: { readonly type: 'StormMoved' };
      readonly prompt: { readonly kind: 'storm-dial' };
      readonly publicView: { readonly stormPhase: { readonly over: boolean } | null };
      readonly ownView: { readonly stormCard: number };
    }`;
  const said = (file: string, text: string) =>
    saidOf({
      'lib/features/storm/contract.ts': contract,
      'lib/model/views.ts': `
        import type { Contracts } from './contracts.ts';
        export type View = { readonly turn: number } & Contracts['storm']['publicView'] & Contracts['storm']['ownView'];`,
      [file]: `import type { View } from '${'../'.repeat(file.split('/').length - 1)}lib/model/views.ts'; ${text}`,
    });

  it.each([
    ['reads it', `export const isOver = (view: View) => view.stormPhase?.over;`, 'stormPhase'],
    ['destructures it', `export const cardOf = ({ turn, stormCard }: View) => stormCard + turn;`, 'stormCard'],
    ['destructures it under another name', `export const cardOf = ({ stormCard: card }: View) => card;`, 'stormCard'],
  ])('is reported if the page shell %s', (_how, text, name) => {
    expect(said('app/t/bar.tsx', text)).toEqual([`app/t/bar.tsx:1 names ${name}, which is at home in storm`]);
    expect(said('app/_components/bar.tsx', text)).toHaveLength(1);
  });

  it('is allowed for the feature’s pages, and for the lists of features', () => {
    const text = `export const isOver = (view: View) => view.stormPhase?.over;`;
    expect(said('app/_features/storm/banner.tsx', text)).toEqual([]);
    expect(said('app/_features/banners.ts', text)).toEqual([]);
  });

  it('is not reported if all features have such a view', () => {
    expect(said('app/t/bar.tsx', `export const turnOf = ({ turn }: View) => turn;`)).toEqual([]);
  });
});

describe('an exception', () => {
  const exceptions = [{ reason: 'waits', files: { 'lib/features/shipment/advance.ts': ['storm'] } }];

  it('allows a file one listed name', () => {
    expect(saidOf({ 'lib/features/shipment/advance.ts': EVENT }, exceptions)).toEqual([]);
  });

  it('is reported once it is not needed', () => {
    expect(saidOf({ 'lib/features/shipment/advance.ts': 'export {};' }, exceptions)).toEqual([
      'lib/features/shipment/advance.ts names nothing of storm any more: strike the exception',
    ]);
  });
});

describe('an event of two features', () => {
  it('is reported', () => {
    const again = `export interface ShipmentContract {
      readonly event: { readonly type: 'StormMoved' };
      readonly prompt: { readonly kind: 'bring-reserves' };
    }`;
    expect(() => saidOf({ 'lib/features/shipment/contract.ts': again })).toThrow(
      'StormMoved has two homes: storm and shipment',
    );
  });
});
