'use client';
import type { FactionId } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useAsking } from '#app/_connection/use-asking.ts';

interface VoteSheetProps {
  /** Whose name was touched. */
  readonly seat: Presence;
  /** For whom this seat's vote stands. */
  readonly own: FactionId | null;
  readonly onClose: () => void;
}

/** Before a vote, or before one is taken back: what it does, and the way back. */
export function VoteSheet({ seat, own, onClose }: VoteSheetProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useAsking();
  const stands = own === seat.faction;
  const vote = async () => {
    const said = await ask(() => client.moderation.vote.mutate({ candidate: stands ? null : seat.faction }));
    if (said !== null) onClose();
  };
  return (
    <Sheet
      title={stands ? `Take back your vote for ${seat.name}?` : `Vote for ${seat.name} as the new moderator?`}
      tone="warm"
      onClose={onClose}
      acts={
        <>
          <Button tone="act" sending={sending} onClick={vote}>
            {stands ? 'Take back your vote' : `Vote for ${seat.name}`}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {stands ? 'Let it stand' : 'Do not vote'}
          </Button>
        </>
      }
    >
      <p>
        {stands
          ? 'Everybody is shown that it no longer stands.'
          : `Everybody is told. With enough votes, and only if the moderator does not answer, ${seat.name} may take the desk.`}
      </p>
      {trouble !== null && <Explained {...trouble} />}
    </Sheet>
  );
}
