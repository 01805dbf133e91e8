/** The powers of the factions at a table, from its choices alone. */
import type { AdvantageId, PowerOfFaction } from '../model/advantages.ts';
import type { TableChoices } from '../model/choices.ts';
import type { EditionId } from '../model/editions.ts';
import type { FactionId } from '../model/factions.ts';
import type { RulesDiff } from '../powers/rules.ts';
import { base } from './base.ts';
import { EDITION } from './list.ts';
import { inEffect } from './options.ts';

type Choices = Pick<TableChoices, 'edition' | 'layer' | 'options'>;

/** Returns the powers of a faction in this edition, layer and with these options. Modules add none to a faction. */
export const powersOf = (faction: FactionId, { edition, layer, options }: Choices): readonly PowerOfFaction[] =>
  [...lineageOf(edition), EDITION[edition].layers[layer] ?? NO_CHANGE, ...inEffect(options)]
    .reduce(granted, base.advantages)
    .filter((id): id is PowerOfFaction => id.startsWith(`${faction}/`));

const NO_CHANGE: RulesDiff = { source: '', sets: {} };

const granted = (before: readonly AdvantageId[], { sets, grants = [] }: RulesDiff): readonly AdvantageId[] =>
  sets.advantages?.is ?? [...before, ...grants.map(({ is }) => is)];

function lineageOf(id: EditionId): readonly RulesDiff[] {
  const edition = EDITION[id];
  return edition.over === 'base' ? [edition] : [...lineageOf(edition.over), edition];
}
