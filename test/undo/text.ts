/** The text of `lib/undo.md`, from the data of the features. */
import { FEATURES } from '#lib/features.ts';
import type { UndoHandler } from '#lib/kernel/feature.ts';

/** The text about one feature's undo. */
interface Said {
  readonly undo?: Readonly<Record<string, UndoHandler>>;
  readonly seals?: readonly string[];
  readonly settles?: readonly string[];
  readonly neverUndone?: readonly string[];
}

const SAID = Object.values(FEATURES) as readonly Said[];
const KINDS = SAID.flatMap(({ undo }) => Object.entries(undo ?? {}));

export const undoText = (): string => `# Until when a use can be undone

A use can be undone until one of these events. An event in *italics* counts in some cases only; the slot \`undo\` of its feature has the condition. \`npx tsx test/undo/run.ts\` writes the list from the slot \`undo\` of the features; a test fails if the two differ.

| use | its owner cannot undo it after | no player can undo it, nor anything before it, after | events that stay after an automatic undo |
| --- | --- | --- | --- |
${KINDS.map(row).join('\n')}

No owner can undo anything after ${listOf(SAID.flatMap(({ seals }) => seals ?? []))}. Nothing can be undone after ${listOf(SAID.flatMap(({ settles }) => settles ?? []))}, nor after a step in another turn, nor after the end of the phase. A Karama may cancel a use that its owner cannot undo.

${listOf(SAID.flatMap(({ neverUndone }) => neverUndone ?? []))} always stay. An undo is refused if it would lead to an impossible position: a force, a card or spice would be missing or doubled, or a fact that was corrected since would differ from its value at the correction.
`;

const row = ([kind, handler]: (typeof KINDS)[number]): string =>
  `| ${name(kind, handler)} | ${limits(handler.sealedBy)} | ${limits(handler.settledBy)} | ${listOf(handler.stays ?? [])} |`;

/** Some uses can only be undone together with others. */
const name = (kind: string, { canBeUndone }: UndoHandler): string =>
  canBeUndone === true ? `\`${kind}\`` : `\`${kind}\` (only together with others)`;

const limits = (all: UndoHandler['sealedBy']): string =>
  Object.entries(all ?? {})
    .map(([type, limit]) => (limit === true ? `\`${type}\`` : `*\`${type}\`*`))
    .join(', ');

const listOf = (types: readonly string[]): string => types.map((type) => `\`${type}\``).join(', ');
