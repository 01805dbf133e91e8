'use client';
import { electedBy, type DeskElection, type FactionId } from '../../../../../../lib/client.ts';
import { Notice } from '../../../../../_components/notice.tsx';
import { Explained } from '../../../../../_components/refusal.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { useApiClient } from '../../../../../_hooks/api-client.tsx';
import { rememberDesk } from '../../../../../_hooks/seat-tokens.ts';
import { useAsking } from '../../../../../_hooks/use-asking.ts';

interface ElectedStripProps {
  readonly code: string;
  readonly faction: FactionId;
  readonly election: DeskElection;
}

/** On the phone of whom the seats have chosen: the desk is theirs to take. */
export function ElectedStrip({ code, faction, election }: ElectedStripProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useAsking();
  if (electedBy(election) !== faction) return null;
  const take = async () => {
    const taken = await ask(() => client.moderation.takeDesk.mutate());
    if (taken === null) return;
    rememberDesk(code, taken.token);
    location.assign(`/t/${code}/moderate`);
  };
  return (
    <Notice icon="table" tone="caution" title="The seats have chosen you to moderate.">
      {trouble !== null && <Explained {...trouble} />}
      <Slab small sending={sending} onClick={take}>
        Take the desk
      </Slab>
    </Notice>
  );
}
