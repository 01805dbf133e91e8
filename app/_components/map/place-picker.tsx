'use client';
import type { ReactNode } from 'react';
import { PlaceMap } from './later.tsx';
import { PLACE_LIST } from './map-messages.ts';
import { PlaceList } from './place-list.tsx';
import type { PlaceMapProps, PlaceProps } from './place-map.tsx';
import styles from './place-picker.module.css';

interface InListProps extends PlaceProps {
  /** Where it is one field among others, it scrolls in itself. */
  readonly listClassName?: string | undefined;
}

interface PlacePickerProps extends PlaceMapProps, InListProps {
  /** What is said beside the place, between the map and the list. */
  readonly children?: ReactNode;
}

/** A part of the board, pressed on the map or taken from the folded list beneath it. */
export const PlacePicker = ({ listClassName, children, ...place }: PlacePickerProps) => (
  <>
    <PlaceMap {...place} />
    {children}
    <PlaceInList {...place} listClassName={listClassName} />
  </>
);

/** The same places in a list, folded. */
export const PlaceInList = ({ board, edition, among, open = among, chosen, onChoose, listClassName }: InListProps) => (
  <details
    onToggle={({ currentTarget: list }) => {
      // It opens beneath what stays at the lower edge: nothing would seem to have happened.
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
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  </details>
);
