'use client';
import { sideWords, type EditionId, type ForcesSide } from '#client';
import { Button } from '#app/_components/button.tsx';
import asked from '#app/_components/prompt/prompt-layout.module.css';

interface SidesProps {
  readonly label: string;
  readonly edition: EditionId;
  readonly sides: readonly ForcesSide[];
  readonly chosen: ForcesSide | null;
  readonly onChoose: (side: ForcesSide) => void;
}

/** Lets the player choose the side of arriving forces with two sides. Shows nothing if there is no choice. */
export const Sides = ({ label, edition, sides, chosen, onChoose }: SidesProps) =>
  sides.length < 2 ? null : (
    <div className={asked.pair} role="group" aria-label={label}>
      {sides.map((side) => (
        <Button
          key={side}
          small
          chosen={side === chosen}
          onClick={() => {
            onChoose(side);
          }}
        >
          {sideWords(side, edition).as}
        </Button>
      ))}
    </div>
  );
