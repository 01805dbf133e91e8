'use client';
import { formatAsker, formatChosenWhilePlaying } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Button } from '#app/_components/button.tsx';
import { useLive } from '#app/_connection/live.tsx';
import { ANSWER_AT_DESK } from '../seat-messages.ts';

/** Says on the seat page of a moderator who plays that a request waits at the desk, which is a page away. */
export function DeskNeededBanner({ desk }: { readonly desk: string }) {
  const { askers, election } = useLive();
  const [asker] = askers;
  if (asker === undefined && election.chosen === null) return null;
  return (
    <Notice
      icon="table"
      title={asker === undefined ? formatChosenWhilePlaying() : formatAsker(asker)}
      act={
        <Button
          small
          onClick={() => {
            location.assign(desk);
          }}
        >
          {ANSWER_AT_DESK}
        </Button>
      }
    />
  );
}
