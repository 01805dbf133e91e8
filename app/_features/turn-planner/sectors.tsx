'use client';
import { partName, samePlace, type Place } from '#client';
import { Button } from '#app/_components/button.tsx';
import { formatSector } from '#app/_components/map/map-messages.ts';
import styles from './turn-planner.module.css';

interface SectorsProps {
  /** The name of the territory that contains all these sectors. */
  readonly label: string;
  /** The parts of one territory that can be chosen. */
  readonly parts: readonly Place[];
  readonly chosen: Place;
  readonly onChoose: (place: Place) => void;
}

/**
 * Shows the sectors of the chosen territory, for fingers that are wider than a sector. Shows nothing if there is only
 * one sector.
 */
export const Sectors = ({ label, parts, chosen, onChoose }: SectorsProps) =>
  parts.length < 2 ? null : (
    <div className={styles.sectors} role="group" aria-label={label}>
      {parts.map((part) => (
        <Button
          key={partName(part)}
          small
          chosen={samePlace(part, chosen)}
          onClick={() => {
            onChoose(part);
          }}
        >
          {part.sector === null ? '' : formatSector(part.sector)}
        </Button>
      ))}
    </div>
  );
