'use client';
import { useMemo } from 'react';
import type { ModeratorView, LogLine, View } from '#client';
import { isNoTable } from '#app/_connection/frame.ts';
import { useApiClient } from '#app/_connection/api-client.tsx';
import { useLive, useLiveTable } from '#app/_connection/live.tsx';
import { useSendCommand } from '#app/_connection/use-send-command.tsx';
import { DESK_COMES, formatTable } from './desk-messages.ts';
import { Desk } from './desk.tsx';
import { DeskMessage } from './desk-message.tsx';
import { LeaderStrengths } from '#app/_components/leader-strengths.tsx';
import { DeskActionsProvider, type DeskActions } from '#app/_components/desk/desk-actions.tsx';
import { onDesk } from '#app/_features/desk.ts';
import { useRevealedView } from '#app/_features/revealed-view.ts';
import { NoDesk } from './no-desk.tsx';

const READINGS_OUT = onDesk('readingOut');

/** Shows the desk with its live connection. */
export function LiveDesk({ code }: { readonly code: string }) {
  const { standing, frame, presence } = useLive();
  const { view, onTell } = useRevealedView(frame !== null && isDesk(frame.view) ? frame.view : null);
  const actions = useServerActions(code);
  if (standing === 'moved') return <NoDesk code={code} why="handed-over" />;
  if (isNoTable(standing)) return <NoDesk code={code} why={standing} />;
  if (view === null) return <DeskMessage title={formatTable(code)} lead={DESK_COMES} />;
  return (
    <DeskActionsProvider actions={actions}>
      <LeaderStrengths table={view.table}>
        <Desk
          code={code}
          view={view}
          presence={presence}
          isAway={standing === 'reconnecting'}
          readingOut={onTell !== null && READINGS_OUT.map((ReadingOut, at) => <ReadingOut key={at} onTell={onTell} />)}
        />
      </LeaderStrengths>
    </DeskActionsProvider>
  );
}

const isDesk = (view: View): view is ModeratorView => 'desk' in view;

function useServerActions(code: string): DeskActions {
  const client = useApiClient();
  const table = useLiveTable();
  const { send } = useSendCommand();
  return useMemo(
    () => ({
      act: send,
      nudge: table.nudge,
      release: async (faction) => {
        await client.seats.release.mutate({ faction });
      },
      approveJoin: async (asker) => client.seats.approveJoin.mutate({ asker }),
      rejectJoin: async (asker) => {
        await client.seats.rejectJoin.mutate({ asker });
      },
      refuseVote: async () => {
        await client.moderation.refuseVote.mutate();
      },
      reissue: async (faction) => client.seats.reissue.mutate({ faction }),
      playHere: async (faction) => client.seats.playHere.mutate({ faction }),
      invite: async () => (await client.moderation.invite.mutate()).invite,
      seal: {
        alone: async (passphrase) => client.tables.exportTable.mutate({ passphrase }),
        requestPassphraseHalf: async (faction, half) => client.tables.requestPassphraseHalf.mutate({ faction, half }),
        byTwo: async () => client.tables.exportTableByTwo.mutate(),
        stop: async () => client.tables.cancelExport.mutate(),
      },
      previewTakeBack: async (to) => client.game.previewTakeBack.query({ to }),
      // The transport's type for the result is too wide; the value itself is complete.
      earlierLines: async (before, limit) => (await client.game.log.query({ before, limit })) as readonly LogLine[],
      addresses: async () => client.tables.addresses.query({ code }),
    }),
    [client, table, send, code],
  );
}
