'use client';
import { useEffect, useState } from 'react';
import { RESTORING, SEALING_TROUBLES } from '#client';
import { ExactField } from '../../_components/exact-field.tsx';
import { Notice } from '../../_components/notice.tsx';
import { useApiClient } from '../../_connection/api-client.tsx';

interface HostKeyFieldProps {
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** Asks another device for the key of the host; shows nothing on the machine that runs Mentat. */
export function HostKeyField({ value, onChange }: HostKeyFieldProps) {
  const client = useApiClient();
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    client.tables.isHost.query().then(
      ({ isHost }) => {
        setElsewhere(!isHost);
      },
      // The answer is requested once more before anything is sent.
      () => undefined,
    );
  }, [client]);
  if (!isElsewhere) return null;
  return (
    <>
      <Notice icon="warning" tone="caution" title={SEALING_TROUBLES.notTheHost.why}>
        {SEALING_TROUBLES.notTheHost.next}
      </Notice>
      <ExactField label={RESTORING.hostKey} value={value} longest={64} onChange={onChange} />
    </>
  );
}
