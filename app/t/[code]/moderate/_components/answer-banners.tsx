'use client';
import { LET_IN_MEANS, factionName, formatAsker, formatChosenAtDesk, type SeatAsker } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useLive } from '#app/_connection/live.tsx';
import { useDeskActions, useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { HERE, formatLetIn } from './desk-messages.ts';

/** Shows requests from the table that only the desk can answer. */
export function AnswerBanners({ presence }: { readonly presence: readonly Presence[] }) {
  const { askers } = useLive();
  return (
    <>
      <ChosenBanner presence={presence} />
      {askers.map((asker) => (
        <AskerBanner key={asker.id} asker={asker} />
      ))}
    </>
  );
}

/** Says that the players have elected another moderator. With one tap, the moderator reports that the desk is there. */
function ChosenBanner({ presence }: { readonly presence: readonly Presence[] }) {
  const { election } = useLive();
  const { refuseVote } = useDeskActions();
  const { run, sending, trouble } = useDeskAction();
  const { chosen } = election;
  if (chosen === null) return null;
  const name = presence.find(({ faction }) => faction === chosen)?.name ?? factionName(chosen);
  return (
    <Notice
      icon="warning"
      tone="caution"
      title={formatChosenAtDesk(name)}
      act={
        <Button small tone="act" sending={sending} onClick={() => run(refuseVote)}>
          {HERE}
        </Button>
      }
    >
      {trouble !== null && <Explained {...trouble} />}
    </Notice>
  );
}

/** Says that a guest asks for a free seat of a game that has begun. */
function AskerBanner({ asker }: { readonly asker: SeatAsker }) {
  const { approveJoin, rejectJoin } = useDeskActions();
  const { run, sending, trouble } = useDeskAction();
  return (
    <Notice
      icon="table"
      title={formatAsker(asker)}
      act={
        <>
          <Button small sending={sending} onClick={() => run(() => approveJoin(asker.id))}>
            {formatLetIn(asker.name)}
          </Button>
          <Button small tone="quiet" sending={sending} onClick={() => run(() => rejectJoin(asker.id))}>
            No
          </Button>
        </>
      }
    >
      {trouble === null ? LET_IN_MEANS : <Explained {...trouble} />}
    </Notice>
  );
}
