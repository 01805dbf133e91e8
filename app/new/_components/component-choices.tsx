import type { ReactNode } from 'react';
import { namesOfModules, usesStormCards, type DeckKeeper } from '#client';
import { Disclosure } from '../../_components/disclosure.tsx';
import { SegmentedControl } from '../../_components/segmented-control.tsx';
import { COMPONENTS, KEPT, MODULE_DECK } from './new-messages.ts';
import { moduleDecksOf } from './modules.ts';
import type { SetUp, SetUpChange } from './set-up.ts';

type Component = keyof typeof COMPONENTS;

const ALL: readonly Component[] = ['treachery', 'traitors', 'spiceDeck', 'stormCards'];
const KEEPERS: readonly DeckKeeper[] = ['cardboard', 'app'];

interface ComponentChoicesProps {
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
  /** The other choices in this part of the form. */
  readonly children: ReactNode;
}

/**
 * Lets the host choose the components that Mentat keeps. The choice is folded away, and a preset sets all components.
 * Not every game has storm cards.
 */
export function ComponentChoices({ setUp, onChange, children }: ComponentChoicesProps) {
  const hasStormCards = usesStormCards(setUp.edition, setUp.layer, setUp.options);
  const used = ALL.filter((component) => component !== 'stormCards' || hasStormCards);
  const ofModules = moduleDecksOf(setUp);
  const inApp =
    used.filter((deck) => setUp[deck] === 'app').length +
    ofModules.filter((deck) => setUp.moduleDecks.includes(deck)).length;
  const names: Readonly<Record<string, string>> = namesOfModules('decks');
  return (
    <Disclosure title={KEPT.title} sum={KEPT.sum(inApp, used.length + ofModules.length)}>
      {used.map((component) => (
        <SegmentedControl
          key={component}
          legend={COMPONENTS[component].name}
          choices={KEEPERS.map((value) => ({ value, label: KEPT[value], means: COMPONENTS[component][value] }))}
          chosen={setUp[component]}
          onChoose={(keeper) => {
            onChange({ kind: component, keeper });
          }}
        />
      ))}
      {ofModules.map((deck) => (
        <SegmentedControl
          key={deck}
          legend={names[deck] ?? ''}
          choices={KEEPERS.map((value) => ({ value, label: KEPT[value], means: MODULE_DECK[value] }))}
          chosen={setUp.moduleDecks.includes(deck) ? 'app' : 'cardboard'}
          onChoose={(keeper) => {
            onChange({ kind: 'module-deck', deck, keeper });
          }}
        />
      ))}
      {children}
    </Disclosure>
  );
}
