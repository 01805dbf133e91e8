import { LAID_OUT } from '#client';
import { Button } from '#app/_components/button.tsx';

interface AsBegunProps<Draft> {
  readonly begun: Draft | null;
  readonly onTake: (begun: Draft) => void;
}

/** Offers the player's draft of a turn, but does not show it, because the phone may lie open when the turn comes. */
export const ResumeDraft = <Draft,>({ begun, onTake }: AsBegunProps<Draft>) =>
  begun === null ? null : (
    <Button
      small
      onClick={() => {
        onTake(begun);
      }}
    >
      {LAID_OUT.begun}
    </Button>
  );
