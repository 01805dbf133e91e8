'use client';
import type { ReactNode } from 'react';
import type { EditionId, Place } from '#client';
import type { BoardFacts } from './board-facts.ts';
import type { Geometry } from './geometry.ts';
import { ChosenPart } from './chosen-part.tsx';
import { PLACE_LIST } from './map-messages.ts';
import { OpenParts } from './open-parts.tsx';
import { PartControls } from './part-controls.tsx';
import { PlaceList } from './place-list.tsx';
import type { Carry } from './use-drag-on-map.ts';
import { ZoomMap } from './zoom-map.tsx';
import styles from './place-picker.module.css';

interface PlaceProps {
  readonly board: BoardFacts;
  readonly edition: EditionId;
  /** The parts that can be chosen, marked on the map; all of them if nothing is said. */
  readonly among?: readonly Place[];
  /** Of those, the parts that are marked: where others may be pressed too, which then say why they are not open. */
  readonly open?: readonly Place[] | undefined;
  readonly chosen: Place | null;
  readonly onChoose: (place: Place) => void;
}

interface PlaceMapProps extends PlaceProps {
  /** Over the ground and all that stands on it: a way. */
  readonly drawn?: ((geometry: Geometry) => ReactNode) | undefined;
  /** What can be taken from part to part, where a finger likes that. */
  readonly carry?: Carry | undefined;
}

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

/** The map alone; the list stands elsewhere on the page. */
export const PlaceMap = ({ board, edition, among, open = among, chosen, onChoose, drawn, carry }: PlaceMapProps) => (
  <div className={styles.map}>
    <ZoomMap
      board={board}
      edition={edition}
      focus={chosen}
      layers={(geometry, pan, layout) => ({
        below: (
          <>
            {open !== undefined && <OpenParts geometry={geometry} places={open} />}
            <ChosenPart geometry={geometry} place={chosen} />
          </>
        ),
        above: (
          <>
            {drawn?.(geometry)}
            <PartControls
              geometry={geometry}
              board={board}
              edition={edition}
              pan={pan}
              layout={layout}
              among={among}
              chosen={chosen}
              onChoose={onChoose}
              carry={carry}
            />
          </>
        ),
      })}
    />
  </div>
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
