'use client';
import { useState } from 'react';
import { formatAskedLead, formatAskedTitle, SEALING } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useLive } from '#app/_connection/live.tsx';
import { useRequest } from '#app/_connection/use-request.ts';
import { useDeskActions, type Sealed } from '#app/_components/desk/desk-actions.tsx';
import { Hint, Panel } from '#app/_components/desk/panel.tsx';
import { SealForm } from './seal-form.tsx';
import { playerOf } from './seat-list.tsx';

interface SealPanelProps {
  readonly code: string;
  readonly presence: readonly Presence[];
  readonly onBack: () => void;
}

/**
 * Exports the whole table as one file, in case the laptop must leave or might fail. Two players make the passphrase of
 * the file, or the moderator makes it in view of all.
 */
export function SealPanel({ code, presence, onBack }: SealPanelProps) {
  const { sealing } = useLive();
  const { seal } = useDeskActions();
  const { ask, sending, trouble } = useRequest();
  const [isDone, setDone] = useState(false);
  const download = async (make: () => Promise<Sealed>) => {
    const sealed = await ask(make);
    if (sealed === null) return;
    save(sealed.file);
    setDone(true);
  };
  const stop = async () => {
    await ask(async () => {
      await seal.stop();
      return {};
    });
  };
  const asked = sealing === null ? '' : (playerOf(presence, sealing.asked) ?? '');
  const said = trouble !== null && <Explained {...trouble} />;
  const leave = (
    <Button tone="quiet" onClick={stop}>
      {SEALING.stop}
    </Button>
  );
  if (sealing?.step === 'asked') {
    return (
      <Panel title={formatAskedTitle(asked)} lead={formatAskedLead(asked)} onBack={onBack}>
        {said}
        {leave}
      </Panel>
    );
  }
  if (sealing?.step === 'given') {
    return (
      <Panel title={SEALING.both} lead={SEALING.bothLead} onBack={onBack}>
        {said}
        <Button tone="act" sending={sending} onClick={() => download(seal.byTwo)}>
          {SEALING.download}
        </Button>
        {leave}
      </Panel>
    );
  }
  return (
    <Panel title={SEALING.title} lead={SEALING.lead} onBack={onBack}>
      <p role="status">{isDone ? SEALING.done : ''}</p>
      {!isDone && (
        <SealForm
          code={code}
          presence={presence}
          sending={sending}
          onAlone={(passphrase) => download(() => seal.alone(passphrase))}
          onAsk={async (faction, half) => {
            await ask(() => seal.requestPassphraseHalf(faction, half));
          }}
        >
          {said}
        </SealForm>
      )}
      <Hint>{SEALING.afterwards}</Hint>
    </Panel>
  );
}

/** Saves through a link, like any download. The time in the name distinguishes files of one evening. */
function save(file: string): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `mentat-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.table`;
  link.click();
  URL.revokeObjectURL(address);
}
