'use client';
import type { ReactNode } from 'react';
import { PlaceMap } from './later.tsx';
import { PLACE_LIST } from './map-messages.ts';
import { PlaceList } from './place-list.tsx';
import type { PlaceMapProps, PlaceProps } from './place-map.tsx';
import styles from './place-picker.module.css';

interface InListProps extends PlaceProps {
  /** The list has its own scroll area if it is one field among others. */
  readonly listClassName?: string | undefined;
  /** Whether the choice is a whole territory, so that the list has no sectors. */
  readonly whole?: boolean;
}

interface PlacePickerProps extends PlaceMapProps, InListProps {
  /** A note next to the place, between the map and the list. */
  readonly children?: ReactNode;
}

/** Lets the user choose a part of the board, on the map or in the folded list below it. */
export const PlacePicker = ({ listClassName, whole = false, children, ...place }: PlacePickerProps) => (
  <>
    <PlaceMap {...place} />
    {children}
    <PlaceInList {...place} whole={whole} listClassName={listClassName} />
  </>
);

/** Shows the same places in a folded list. */
export const PlaceInList = ({
  board,
  edition,
  among,
  open = among,
  chosen,
  onChoose,
  listClassName,
  whole = false,
}: InListProps) => (
  <details
    onToggle={({ currentTarget: list }) => {
      // The list opens below the decision at the lower edge, so it must be scrolled into view.
      if (list.open) list.scrollIntoView({ block: 'start' });
    }}
  >
    <summary className={styles.summary}>{PLACE_LIST.open}</summary>
    <div className={listClassName}>
      <PlaceList
        board={board}
        edition={edition}
        legend={PLACE_LIST.legend}
        among={open}
        whole={whole}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  </details>
);
