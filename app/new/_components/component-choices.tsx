import type { Keeper } from '#client';
import {
  STORM_IN_APP,
  STORM_ON_CARDBOARD,
  TRAITORS_IN_APP,
  TRAITORS_ON_CARDBOARD,
  TREACHERY_IN_APP,
  TREACHERY_ON_CARDBOARD,
  WHERE,
} from './new-words.ts';
import { SPICE_IN_APP, SPICE_ON_CARDBOARD, WHERE_SPICE_CARDS } from './spice-deck-words.ts';
import { Choices, type Choice } from './choices.tsx';
import type { SetUpChange } from './set-up.ts';

const TREACHERY: readonly Choice<Keeper>[] = [
  { value: 'cardboard', ...TREACHERY_ON_CARDBOARD },
  { value: 'app', ...TREACHERY_IN_APP },
];

const TRAITORS: readonly Choice<Keeper>[] = [
  { value: 'cardboard', ...TRAITORS_ON_CARDBOARD },
  { value: 'app', ...TRAITORS_IN_APP },
];

const STORM_CARDS: readonly Choice<Keeper>[] = [
  { value: 'cardboard', ...STORM_ON_CARDBOARD },
  { value: 'app', ...STORM_IN_APP },
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
        legend={WHERE.treachery}
        choices={TREACHERY}
        chosen={treachery}
        onChoose={(keeper) => {
          onChange({ kind: 'treachery', keeper });
        }}
      />
      <Choices
        legend={WHERE.traitors}
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
          legend={WHERE.stormCards}
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
