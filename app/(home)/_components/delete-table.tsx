'use client';
import { useState } from 'react';
import { Button } from '../../_components/button.tsx';
import { Explained } from '../../_components/refusal.tsx';
import { Sheet } from '../../_components/sheet.tsx';
import { useApiClient } from '../../_connection/api-client.tsx';
import { useRequest } from '../../_connection/use-request.ts';
import { forgetTable } from '../../_browser/seat-tokens.ts';
import { KEEP_TABLE, formatDelete, formatDeleteNow, formatDeletion, formatDeletionAsked } from './home-messages.ts';
import styles from './device-tables.module.css';

interface DeleteTableProps {
  readonly code: string;
  readonly onDeleted: (code: string) => void;
}

/** Deletes a table once the host has confirmed which one. */
export function DeleteTable({ code, onDeleted }: DeleteTableProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useRequest();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    if ((await ask(() => client.tables.delete.mutate({ code }))) === null) return;
    setAsked(false);
    forgetTable(code);
    onDeleted(code);
  };
  const close = () => {
    setAsked(false);
  };
  return (
    <>
      <Button
        tone="quiet"
        className={styles.delete}
        onClick={() => {
          setAsked(true);
        }}
      >
        {formatDelete(code)}
      </Button>
      {isAsked && (
        <Sheet
          title={formatDeletionAsked(code)}
          tone="warm"
          onClose={close}
          acts={
            <>
              <Button sending={sending} onClick={() => void remove()}>
                {formatDeleteNow(code)}
              </Button>
              <Button tone="quiet" onClick={close}>
                {KEEP_TABLE}
              </Button>
            </>
          }
        >
          <p>{formatDeletion(code)}</p>
          {trouble !== null && <Explained {...trouble} />}
        </Sheet>
      )}
    </>
  );
}
