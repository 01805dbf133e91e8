'use client';
import { useRouter } from 'next/navigation';
import type { FactionId, TableNotice } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { useLive } from '#app/_connection/live.tsx';
import { useRequest } from '#app/_connection/use-request.ts';
import { rememberDesk, rememberSeat, showSeat } from '#app/_browser/seat-tokens.ts';
import { NEXT_GAME } from '#lib/features/chronicle/messages/ending.ts';

/** Returns the code of the game that the desk opened after this one; `null` without such a game. */
export const nextGameIn = (notices: readonly TableNotice[]): string | null =>
  notices.reduce<string | null>((last, { notice }) => (notice.kind === 'another-game' ? notice.table : last), null);

/** Lets a phone take the same seat at the next game, once the desk has opened it. */
export function FollowToNextGame({ faction }: { readonly faction: FactionId }) {
  const { notices, presence } = useLive();
  const client = useApiClient();
  const router = useRouter();
  const { ask, sending, trouble } = useRequest();
  const code = nextGameIn(notices);
  if (code === null) return null;
  const name = presence.find((seat) => seat.faction === faction)?.name ?? '';
  const follow = async () => {
    const taken = await ask(() => client.seats.take.mutate({ code, faction, name }));
    if (taken === null) return;
    rememberSeat(code, faction, taken.token);
    showSeat(code, faction);
    router.push(`/t/${code}/seat`);
  };
  return (
    <>
      {trouble !== null && <Explained {...trouble} />}
      <Button tone="act" sending={sending} onClick={() => void follow()}>
        {NEXT_GAME.follow}
      </Button>
    </>
  );
}

/** Lets the desk open another game with the same seats and choices. */
export function PlayAgain() {
  const { notices } = useLive();
  const client = useApiClient();
  const router = useRouter();
  const { ask, sending, trouble } = useRequest();
  if (nextGameIn(notices) !== null) return <p>{NEXT_GAME.isOpen}</p>;
  const open = async () => {
    const opened = await ask(() => client.tables.again.mutate());
    if (opened === null) return;
    rememberDesk(opened.code, opened.moderatorToken);
    router.push(`/t/${opened.code}/moderate`);
  };
  return (
    <>
      {trouble !== null && <Explained {...trouble} />}
      <Button tone="act" sending={sending} onClick={() => void open()}>
        {NEXT_GAME.open}
      </Button>
    </>
  );
}
