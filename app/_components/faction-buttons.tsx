'use client';
import { factionName, type FactionId } from '#client';
import { Button } from './button.tsx';
import { FactionDisc } from './faction-disc.tsx';
import styles from './faction-buttons.module.css';

interface FactionButtonsProps {
  readonly legend: string;
  /** Whether the legend is visible. It is left out where another choice above names it. */
  readonly titled?: boolean;
  readonly factions: readonly FactionId[];
  readonly chosen: FactionId | null;
  readonly onChoose: (faction: FactionId) => void;
}

/** The choice of one faction, each with its disc and its name. */
export const FactionButtons = ({ legend, titled = true, factions, chosen, onChoose }: FactionButtonsProps) => (
  <fieldset className={styles.factions}>
    <legend className={titled ? undefined : 'unseen'}>{legend}</legend>
    {factions.map((faction) => (
      <Button
        key={faction}
        small
        className={styles.faction}
        chosen={chosen === faction}
        onClick={() => {
          onChoose(faction);
        }}
      >
        <FactionDisc faction={faction} />
        {factionName(faction)}
      </Button>
    ))}
  </fieldset>
);
