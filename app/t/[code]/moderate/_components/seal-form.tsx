'use client';
import { useState, type ReactNode } from 'react';
import {
  formatAskForHalf,
  formatPartner,
  SEALING,
  SEALING_TROUBLES,
  MIN_PASSPHRASE_LENGTH,
  type Explanation,
  type FactionId,
} from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { PassphraseField } from '#app/_components/passphrase-field.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useSeatTokens } from '#app/_browser/use-seat-tokens.ts';
import { Hint } from '#app/_components/desk/panel.tsx';
import styles from './seal-form.module.css';

interface SealFormProps {
  readonly code: string;
  readonly presence: readonly Presence[];
  readonly sending: boolean;
  readonly onAsk: (faction: FactionId, half: string) => Promise<void>;
  readonly onAlone: (passphrase: string) => Promise<void>;
  /** The reason why the last attempt failed. */
  readonly children: ReactNode;
}

/**
 * Shows what the file contains. Asks for a passphrase or half of a passphrase, and for the player who chooses the other
 * half.
 */
export function SealForm({ code, presence, sending, onAsk, onAlone, children }: SealFormProps) {
  const own = useSeatTokens(code);
  const [partner, setPartner] = useState<FactionId | 'nobody' | null>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<Explanation | null>(null);
  // A seat on this device is not offered. It would belong to the same person, or that person could read the other half.
  const partners = presence.filter(({ faction }) => own?.tokens[faction] === undefined);
  const chosen = partners.find(({ faction }) => faction === partner);
  const choose = (who: FactionId | 'nobody') => () => {
    setPartner(who);
    setMissing(null);
  };
  const go = async () => {
    const isShort = typed.length < MIN_PASSPHRASE_LENGTH;
    const isAlone = partner === 'nobody';
    const lacks = isShort ? SEALING_TROUBLES.short : SEALING_TROUBLES.noPartner;
    setMissing(isShort || (chosen === undefined && !isAlone) ? lacks : null);
    if (isShort) return;
    if (isAlone) await onAlone(typed);
    else if (chosen !== undefined) await onAsk(chosen.faction, typed);
  };
  return (
    <>
      <Notice icon="warning" tone="caution" title={SEALING.holds}>
        {SEALING.holdsWhat}
      </Notice>
      <fieldset className={styles.partners}>
        <legend>{SEALING.other}</legend>
        {partners.map((seat) => (
          <Button key={seat.faction} chosen={partner === seat.faction} onClick={choose(seat.faction)}>
            {formatPartner(seat, seat.here)}
          </Button>
        ))}
        <Button chosen={partner === 'nobody'} onClick={choose('nobody')}>
          {SEALING.alone}
        </Button>
      </fieldset>
      {partner === 'nobody' && <Hint>{SEALING.aloneMeans}</Hint>}
      <PassphraseField
        label={partner === 'nobody' ? SEALING.whole : SEALING.ownHalf}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setMissing(null);
        }}
      />
      {missing === null ? children : <Explained {...missing} />}
      <Button tone="act" sending={sending} onClick={go}>
        {partner === 'nobody' ? SEALING.sealAlone : formatAskForHalf(chosen?.name ?? 'somebody')}
      </Button>
    </>
  );
}
