'use client';
import { useEffect, useState } from 'react';
import { ApiClientProvider } from '#app/_connection/api-client.tsx';
import { preloadInitialParts, prefetchedPart } from '#app/_connection/lazy.tsx';
import { LoadingFallback } from '#app/_components/loading-fallback.tsx';
import { LiveProvider } from '#app/_connection/live.tsx';
import { OutboxProvider } from '#app/_connection/use-send-command.tsx';
import { useFragmentSecret } from '#app/_browser/use-fragment-secret.ts';
import { seatTokens } from '#app/_browser/seat-tokens.ts';
import { useDeskToken } from '#app/_browser/use-seat-tokens.ts';
import { AcceptDesk } from './accept-desk.tsx';
import { DESK_COMES, formatTable } from './desk-messages.ts';
import { DeskMessage } from './desk-message.tsx';
import { NoDesk } from './no-desk.tsx';

/** All pages of the desk load as one bundle, while the desk looks for the table. */
const LiveDesk = prefetchedPart(
  () => import('./live-desk.tsx').then((part) => part.LiveDesk),
  ({ code }) => (
    <DeskMessage title={formatTable(code)} lead={DESK_COMES}>
      <LoadingFallback />
    </DeskMessage>
  ),
);

/** Opens the desk for a device with the desk's credential, or with an invitation to the desk. */
export function DeskEntry({ code }: { readonly code: string }) {
  const token = useDeskToken(code);
  const { secret: invite, spend } = useFragmentSecret('invite');
  if (invite !== null) {
    return (
      <ApiClientProvider token={null}>
        <AcceptDesk code={code} invite={invite} onDone={spend} />
      </ApiClientProvider>
    );
  }
  if (token === undefined) return null;
  return token === null ? <NoDesk code={code} why="not-here" /> : <Desk key={token} code={code} token={token} />;
}

function Desk({ code, token }: { readonly code: string; readonly token: string }) {
  // The moderator's seats on this device have no vote about the desk.
  const [credential] = useState(() => ({ token, also: seatTokens(code) }));
  useEffect(preloadInitialParts, []);
  return (
    <ApiClientProvider token={token}>
      <LiveProvider credential={credential} audience="moderator">
        <OutboxProvider code={code} held="desk">
          <LiveDesk code={code} />
        </OutboxProvider>
      </LiveProvider>
    </ApiClientProvider>
  );
}
