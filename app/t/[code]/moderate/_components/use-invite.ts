'use client';
import { useEffect, useState } from 'react';

const INVITE = /^#invite=([\w-]+)$/;

/**
 * The invitation that a link brought in its fragment, which no server sees. It leaves the address bar at once, so that
 * neither history nor a glance over the shoulder keeps it.
 */
export function useInvite(): { readonly invite: string | null; readonly spend: () => void } {
  const [invite, setInvite] = useState<string | null>(null);
  useEffect(() => {
    const found = INVITE.exec(location.hash)?.[1];
    if (found === undefined) return;
    history.replaceState(history.state, '', location.pathname);
    setInvite(found);
  }, []);
  return {
    invite,
    spend: () => {
      setInvite(null);
    },
  };
}
