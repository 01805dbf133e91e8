'use client';
import {
  formatClock,
  electionStanding,
  formatChosenElsewhere,
  formatChosenHere,
  secondsOf,
  type DeskElection,
  type FactionId,
} from '#client';

import { Notice } from '#app/_components/notice.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useApiClient } from '#app/_connection/api-client.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { rememberDesk } from '#app/_browser/seat-tokens.ts';
import { useRequest } from '#app/_connection/use-request.ts';
import { useServerClock } from '#app/_connection/use-server-clock.ts';
import { TAKE_DESK } from './seat-care-messages.ts';

interface ElectedStripProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly presence: readonly Presence[];
  readonly election: DeskElection;
}

/**
 * Says on every phone that the desk does not answer and the players have elected another moderator. On the elected
 * phone it then lets its player take the desk.
 */
export function ElectedBanner({ code, faction, presence, election }: ElectedStripProps) {
  const now = useServerClock(election.takesAt !== null);
  const standing = electionStanding(election, now);
  if (standing.phase !== 'warning' && standing.phase !== 'due') return null;
  const isOwn = election.people.some((person) => person.includes(faction) && person.includes(standing.chosen));
  if (standing.phase === 'due' && !isOwn) return null;
  const aside = standing.phase === 'warning' ? { aside: formatClock(secondsOf(standing.left) * 1000) } : {};
  const name = presence.find((seat) => seat.faction === standing.chosen)?.name ?? '';
  return (
    <Notice
      icon="table"
      tone="caution"
      title={isOwn ? formatChosenHere(standing.phase) : formatChosenElsewhere(name)}
      {...aside}
    >
      {isOwn && standing.phase === 'due' ? <TakeDesk code={code} /> : undefined}
    </Notice>
  );
}

function TakeDesk({ code }: { readonly code: string }) {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const take = async () => {
    const taken = await ask(() => client.moderation.takeDesk.mutate());
    if (taken === null) return;
    rememberDesk(code, taken.token);
    location.assign(`/t/${code}/moderate`);
  };
  return (
    <>
      {trouble !== null && <Explained {...trouble} />}
      <Button small sending={sending} onClick={take}>
        {TAKE_DESK}
      </Button>
    </>
  );
}
