/** The page for a new table offers modules, the decks of the modules, and leaders that the host types in. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ComponentChoices } from '#app/new/_components/component-choices.tsx';
import { readSetUp } from '#app/new/_components/last-time.ts';
import { LeadersChoice } from '#app/new/_components/leaders-choice.tsx';
import { ModuleChoice } from '#app/new/_components/module-choice.tsx';
import { changed, FIRST_SET_UP, leadersAtTable, type SetUpChange } from '#app/new/_components/set-up.ts';
import { typedLeader, type FactionId, type ModuleId, type OfModules } from '#client';
import type { EDITION as EDITIONS } from '#lib/editions/list.ts';
import type { IDENTITIES as SIX } from '#lib/factions/identities.ts';

vi.mock('#lib/modules/identities.ts', () => ({
  MODULE_IDENTITIES: {
    omens: {
      name: 'Omens',
      means: 'Every seat draws an omen.',
      source: 'made up',
      editions: ['gf9-2019'],
      powers: {},
      powersDo: {},
      phases: {},
      setupSteps: {},
      secrets: {},
      decks: { omens: 'Cards of omens' },
    },
  },
}));
vi.mock('#lib/factions/identities.ts', async (original) => {
  const { IDENTITIES } = await original<{ readonly IDENTITIES: typeof SIX }>();
  return { IDENTITIES: { ...IDENTITIES, smugglers: { name: 'Smugglers', leaders: {}, powers: {} } } };
});
vi.mock('#lib/editions/list.ts', async (original) => {
  const { seven } = await import('./smugglers.ts');
  const { EDITION } = await original<{ readonly EDITION: typeof EDITIONS }>();
  return { EDITION: { ...EDITION, 'avalon-hill-1979': seven } };
});

const OMENS = 'omens' as string as ModuleId;
const CARDS = 'omens/omens' as string as OfModules<'decks'>;
const SMUGGLERS = 'smugglers' as FactionId;
const onChange = () => undefined;
const after = (...changes: readonly SetUpChange[]) => changes.reduce(changed, FIRST_SET_UP);
const WITH_OMENS: SetUpChange = { kind: 'module', module: OMENS, on: true };
const SEVEN: SetUpChange = { kind: 'edition', edition: 'avalon-hill-1979', layer: 'basic' };

describe('modules on that page', () => {
  const offered = (edition: 'gf9-2019' | 'avalon-hill-1979', modules: readonly ModuleId[] = []) =>
    renderToStaticMarkup(createElement(ModuleChoice, { edition, modules, onChange }));

  it('are offered with the editions that they name, and with no other', () => {
    expect(offered('gf9-2019')).toContain('Every seat draws an omen.');
    expect(offered('gf9-2019')).not.toContain('checked');
    expect(offered('gf9-2019', [OMENS])).toContain('checked');
    expect(offered('avalon-hill-1979')).toBe('');
  });

  it('are deselected with an edition that does not have them', () => {
    expect(after(WITH_OMENS).modules).toEqual([OMENS]);
    expect(after(WITH_OMENS, SEVEN).modules).toEqual([]);
    expect(after(WITH_OMENS, { ...WITH_OMENS, on: false }).modules).toEqual([]);
  });

  it('add their decks, which are cardboard unless the host chooses otherwise', () => {
    const decks = (...changes: readonly SetUpChange[]) => {
      const setUp = after(...changes);
      return renderToStaticMarkup(createElement(ComponentChoices, { setUp, onChange, children: null }));
    };
    expect(decks()).not.toContain('Cards of omens');
    expect(decks(WITH_OMENS)).toContain('Cards of omens');
    expect(decks(WITH_OMENS)).toContain('Mentat holds 0 of 4 decks');
    expect(decks(WITH_OMENS, { kind: 'module-deck', deck: CARDS, keeper: 'app' })).toContain('holds 1 of 4 decks');
    expect(after(WITH_OMENS, { kind: 'way', way: 'on-phones' }).moduleDecks).toEqual([CARDS]);
  });

  it('are remembered for the next table', () => {
    const setUp = after(WITH_OMENS, { kind: 'module-deck', deck: CARDS, keeper: 'app' });
    expect(readSetUp(JSON.stringify(setUp))).toEqual(setUp);
    expect(readSetUp(JSON.stringify({ ...setUp, modules: ['riddles'] }))).toBeNull();
  });
});

describe('leaders that the host types in', () => {
  const captain = typedLeader({ faction: SMUGGLERS, name: 'Captain', strength: 4 });
  const seated = after(SEVEN, { kind: 'line-up', factions: ['atreides', 'fremen', SMUGGLERS] });
  const page = (setUp: typeof seated) => renderToStaticMarkup(createElement(LeadersChoice, { setUp, onChange }));

  it('have fields if a faction at the table has no leaders in the box', () => {
    expect(page(FIRST_SET_UP)).toBe('');
    expect(page(seated)).toContain('The box has no leaders of Smugglers.');
    expect(page(changed(seated, { kind: 'leaders', leaders: [captain] }))).toContain('Captain, 4');
  });

  it('disappear with their faction', () => {
    const typed = changed(seated, { kind: 'leaders', leaders: [captain] });
    expect(leadersAtTable(typed)).toEqual([captain]);
    expect(leadersAtTable(changed(typed, { kind: 'faction', faction: SMUGGLERS }))).toEqual([]);
    expect(readSetUp(JSON.stringify(typed))).toEqual(typed);
  });
});
