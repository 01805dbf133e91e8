'use client';
import { useState } from 'react';
import { PassphraseField, SHORTEST_PASSPHRASE } from '../../../../_components/passphrase-field.tsx';
import { Explained } from '../../../../_components/refusal.tsx';
import { Slab } from '../../../../_components/slab.tsx';
import { useAsking } from '../../../../_hooks/use-asking.ts';
import { useDeskActions } from './desk-actions.tsx';
import { Aside, Panel } from './panel.tsx';

const SHORT = {
  why: `A passphrase has at least ${SHORTEST_PASSPHRASE} signs.`,
  next: 'A few words that the table remembers are best.',
};

/** The whole table in one file, for when the laptop has to go or might die. */
export function SealPanel({ onBack }: { readonly onBack: () => void }) {
  const { seal } = useDeskActions();
  const { ask, sending, trouble } = useAsking();
  const [passphrase, setPassphrase] = useState('');
  const [isShort, setShort] = useState(false);
  const [isDone, setDone] = useState(false);
  const download = async () => {
    setShort(passphrase.length < SHORTEST_PASSPHRASE);
    if (passphrase.length < SHORTEST_PASSPHRASE) return;
    const sealed = await ask(async () => ({ file: await seal(passphrase) }));
    if (sealed === null) return;
    save(sealed.file);
    setDone(true);
  };
  return (
    <Panel
      title="Take the table along"
      lead="One file holds the table, its log and every seat. With its passphrase all of it can be opened: if you play, let somebody else type one, and keep it."
      onBack={onBack}
    >
      <PassphraseField
        value={passphrase}
        onChange={(typed) => {
          setPassphrase(typed);
          setDone(false);
        }}
      />
      {isShort && <Explained {...SHORT} />}
      {trouble !== null && <Explained {...trouble} />}
      <Slab tone="act" sending={sending} onClick={download}>
        Download the sealed table
      </Slab>
      <p role="status">
        {isDone ? 'The file is in this device’s downloads. It holds the table as it stood just now.' : ''}
      </p>
      <Aside>
        On the other laptop, open Mentat’s first page and choose “Restore a table”. The desk is on the device that does
        it. Phones come back by themselves if the laptop is reached by the same address; else give each seat a code from
        the desk. The table here goes on as it is, and everybody is told that there is a file.
      </Aside>
    </Panel>
  );
}

/** Through a link, as every browser downloads; the clock in the name tells files of one evening apart. */
function save(file: string): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `mentat-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.table`;
  link.click();
  URL.revokeObjectURL(address);
}
