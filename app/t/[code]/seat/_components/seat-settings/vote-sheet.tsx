'use client';
import type { FactionId } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useRequest } from '#app/_connection/use-request.ts';
import {
  formatTakeVoteBack,
  formatVoteDoes,
  formatVoteFor,
  formatVoteForModerator,
  VOTE,
} from './seat-care-messages.ts';

interface VoteSheetProps {
  /** The seat whose name the player tapped. */
  readonly seat: Presence;
  /** The faction that this seat votes for. */
  readonly own: FactionId | null;
  readonly onClose: () => void;
}

/** Explains a vote, or its withdrawal, before the player confirms it. The sheet also has the way back. */
export function VoteSheet({ seat, own, onClose }: VoteSheetProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const stands = own === seat.faction;
  const vote = async () => {
    const said = await ask(() => client.moderation.vote.mutate({ candidate: stands ? null : seat.faction }));
    if (said !== null) onClose();
  };
  return (
    <Sheet
      title={stands ? formatTakeVoteBack(seat.name) : formatVoteForModerator(seat.name)}
      tone="warm"
      onClose={onClose}
      acts={
        <>
          <Button tone="act" sending={sending} onClick={vote}>
            {stands ? VOTE.takeBack : formatVoteFor(seat.name)}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {stands ? VOTE.letStand : VOTE.doNot}
          </Button>
        </>
      }
    >
      <p>{stands ? VOTE.noLonger : formatVoteDoes(seat.name)}</p>
      {trouble !== null && <Explained {...trouble} />}
    </Sheet>
  );
}
