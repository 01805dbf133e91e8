'use client';
import { explainFailure } from '#client';
import { useWaitsForRoom } from '../_connection/use-send-command.tsx';
import { Notice } from './notice.tsx';

/** Says why no command is accepted now, while commands wait for room on the host's disk. */
export function NoRoomBanner() {
  const { why, next } = explainFailure('disk-full');
  return useWaitsForRoom() ? (
    <Notice icon="offline" tone="caution" title={why}>
      {next}
    </Notice>
  ) : null;
}
