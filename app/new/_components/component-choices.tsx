import type { Keeper } from '#client';
import { SPICE_IN_APP, SPICE_ON_CARDBOARD, WHERE_SPICE_CARDS } from './spice-deck-words.ts';
import { Choices, type Choice } from './choices.tsx';
import type { SetUpChange } from './set-up.ts';

const TREACHERY: readonly Choice<Keeper>[] = [
  {
    value: 'cardboard',
    label: 'Cards on cardboard',
    means:
      'You keep the printed cards in hand; each phone asks its owner which they are, or leaves them unknown until played.',
  },
  {
    value: 'app',
    label: 'Mentat’s own deck',
    means: 'Mentat shuffles and deals; every hand is on its phone alone, and the printed cards stay in the box.',
  },
];

const TRAITORS: readonly Choice<Keeper>[] = [
  {
    value: 'cardboard',
    label: 'Traitors on cardboard',
    means: 'You keep the traitor cards you drew; each phone asks its owner who they are.',
  },
  {
    value: 'app',
    label: 'Mentat deals the traitors',
    means: 'Each faction is dealt four on its phone and keeps what the rules let it keep.',
  },
];

const STORM_CARDS: readonly Choice<Keeper>[] = [
  {
    value: 'cardboard',
    label: 'Storm cards on cardboard',
    means: 'The Fremen player draws a printed card, looks at it, and reads it out when the storm moves.',
  },
  {
    value: 'app',
    label: 'Mentat draws the storm cards',
    means: 'The Fremen phone alone shows the next number; Mentat moves the storm by it.',
  },
];

const SPICE_DECK: readonly Choice<Keeper>[] = [
  { value: 'cardboard', ...SPICE_ON_CARDBOARD },
  { value: 'app', ...SPICE_IN_APP },
];

interface ComponentChoicesProps {
  readonly treachery: Keeper;
  readonly traitors: Keeper;
  readonly spiceDeck: Keeper;
  /** `null` where the game uses none. */
  readonly stormCards: Keeper | null;
  readonly onChange: (change: SetUpChange) => void;
}

/** What lies on the table and what Mentat holds. */
export function ComponentChoices({ treachery, traitors, spiceDeck, stormCards, onChange }: ComponentChoicesProps) {
  return (
    <>
      <Choices
        legend="Where are the treachery cards?"
        choices={TREACHERY}
        chosen={treachery}
        onChoose={(keeper) => {
          onChange({ kind: 'treachery', keeper });
        }}
      />
      <Choices
        legend="Where are the traitors?"
        choices={TRAITORS}
        chosen={traitors}
        onChoose={(keeper) => {
          onChange({ kind: 'traitors', keeper });
        }}
      />
      <Choices
        legend={WHERE_SPICE_CARDS}
        choices={SPICE_DECK}
        chosen={spiceDeck}
        onChoose={(keeper) => {
          onChange({ kind: 'spiceDeck', keeper });
        }}
      />
      {stormCards !== null && (
        <Choices
          legend="Where are the storm cards?"
          choices={STORM_CARDS}
          chosen={stormCards}
          onChoose={(keeper) => {
            onChange({ kind: 'stormCards', keeper });
          }}
        />
      )}
    </>
  );
}
