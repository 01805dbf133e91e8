'use client';

import type { EditionId, Place } from '../../../lib/client.ts';
import type { BoardFacts } from './board-facts.ts';
import { DISCS_DESK } from './board-map.tsx';
import { ChosenPart } from './chosen-part.tsx';
import { PartControls } from './part-controls.tsx';
import { PlaceList } from './place-list.tsx';
import { ZoomMap } from './zoom-map.tsx';
import styles from './place-picker.module.css';

interface PlacePickerProps {
  readonly board: BoardFacts;
  readonly edition: EditionId;
  readonly chosen: Place | null;
  readonly onChoose: (place: Place) => void;
  /** What the place is for: "Choose a place for these forces". */
  readonly legend: string;
}

/** Choosing one territory and sector: on the map, or in the list beside it. */
export function PlacePicker({ board, edition, chosen, onChoose, legend }: PlacePickerProps) {
  return (
    <div className={styles.picker}>
      <div className={styles.map}>
        <ZoomMap
          board={board}
          edition={edition}
          discs={DISCS_DESK}
          focus={chosen}
          layers={(geometry, pan) => ({
            below: <ChosenPart geometry={geometry} place={chosen} />,
            above: (
              <PartControls
                geometry={geometry}
                board={board}
                edition={edition}
                pan={pan}
                chosen={chosen}
                onChoose={onChoose}
              />
            ),
          })}
        />
      </div>
      <div className={styles.list}>
        <PlaceList board={board} edition={edition} legend={legend} chosen={chosen} onChoose={onChoose} />
      </div>
    </div>
  );
}
