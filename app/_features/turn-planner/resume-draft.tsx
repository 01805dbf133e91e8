import { LAID_OUT } from '#client';
import { Button } from '#app/_components/button.tsx';

interface AsBegunProps<Draft> {
  readonly begun: Draft | null;
  readonly onTake: (begun: Draft) => void;
}

/** Offers the player's draft of a turn without showing it, because the phone may lie open as the turn comes. */
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
