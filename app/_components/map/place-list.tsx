'use client';

import { useId } from 'react';
import { ALL_PARTS, territoryName, partName, samePlace, formatContents, type EditionId, type Place } from '#client';
import { contentsOf, contentsOfAll, type BoardFacts } from './board-facts.ts';
import { NO_SECTOR, formatSector } from './map-messages.ts';
import styles from './place-list.module.css';

interface PlaceListProps {
  readonly board: BoardFacts;
  readonly edition: EditionId;
  readonly legend: string;
  /** The parts that can be chosen, in order; all parts by default. */
  readonly among?: readonly Place[] | undefined;
  readonly chosen: Place | null;
  /** Whether the choice is a whole territory. */
  readonly whole?: boolean;
  readonly onChoose: (place: Place) => void;
}

/** Shows the same choices as the map, by territory and sector, with the content of each part. */
export function PlaceList({
  board,
  edition,
  legend,
  among = ALL_PARTS,
  chosen,
  whole = false,
  onChoose,
}: PlaceListProps) {
  const group = useId();
  return (
    <fieldset className={styles.list}>
      <legend className="unseen">{legend}</legend>
      {[...new Set(among.map(({ territory }) => territory))].map((territory) => (
        <div key={territory} className={styles.territory}>
          {!whole && (
            <span className={styles.name} aria-hidden>
              {territoryName(territory, edition)}
            </span>
          )}
          <div className={styles.parts}>
            {among
              .filter((place) => place.territory === territory)
              .filter((_, at) => !whole || at === 0)
              .map((place) => (
                <PlaceChoice
                  key={partName(place)}
                  group={group}
                  place={place}
                  board={board}
                  edition={edition}
                  whole={whole}
                  chosen={chosen !== null && (whole ? chosen.territory === territory : samePlace(place, chosen))}
                  onChoose={onChoose}
                />
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface PlaceChoiceProps extends Omit<PlaceListProps, 'legend' | 'among' | 'chosen' | 'whole'> {
  readonly group: string;
  readonly place: Place;
  readonly chosen: boolean;
  readonly whole: boolean;
}

function PlaceChoice({ group, place, board, edition, chosen, whole, onChoose }: PlaceChoiceProps) {
  const contents = formatContents(whole ? contentsOfAll(board, place.territory) : contentsOf(board, place));
  const inStorm = !whole && place.sector === board.storm;
  return (
    <label className={styles.part}>
      <input
        type="radio"
        name={group}
        className={styles.radio}
        checked={chosen}
        onChange={() => {
          onChoose(place);
        }}
      />
      {whole ? (
        <span>{territoryName(place.territory, edition)}</span>
      ) : (
        <>
          <span className="unseen">{`${territoryName(place.territory, edition)}, `}</span>
          <span>{place.sector === null ? NO_SECTOR : formatSector(place.sector)}</span>
        </>
      )}
      {contents !== '' && <Note>{contents}</Note>}
      {inStorm && <Note>storm</Note>}
    </label>
  );
}

/** A second line of the label, read out after a pause. */
const Note = ({ children }: { readonly children: string }) => (
  <small className={styles.contents}>
    <span className="unseen">, </span>
    {children}
  </small>
);
