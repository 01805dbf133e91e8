'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { formatGiveSeat, type FactionId } from '#client';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { SEAT_CODE_LASTS_MS } from '#app/_browser/seat-link.ts';
import { rememberSeat, showSeat } from '#app/_browser/seat-tokens.ts';
import { useSeatTokens } from '#app/_browser/use-seat-tokens.ts';
import { useRequest } from '#app/_connection/use-request.ts';
import { SeatCode } from '../../_components/seat-code.tsx';
import { useDeskActions, useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection, Row } from '#app/_components/desk/panel.tsx';
import { useExpiringState } from '#app/_components/use-expiring-state.ts';
import {
  formatFreeSeat,
  formatFreeToAsk,
  formatFreeToScan,
  formatHeldHere,
  formatMovesHere,
  formatNudge,
  formatOpenHere,
  formatReissue,
  formatShowCodeFor,
  SEAT_PHONE,
  formatLeaves,
} from './seat-panel-messages.ts';
import { useJoinAddress } from './use-join-address.ts';
import styles from './seat-phone.module.css';

interface SeatPhoneProps {
  readonly code: string;
  readonly faction: FactionId;
  /** The player; `null` when the seat is free. */
  readonly player: string | null;
  /** Whether the game has begun. Then only the desk gives out a free seat. */
  readonly begun: boolean;
}

type Matter = 'reissue' | 'here' | 'free';

/**
 * Lets the desk help a seat: nudge its phone, move it to another phone or this device, or free it for another player.
 */
export function SeatPhone({ code, faction, player, begun }: SeatPhoneProps) {
  const [matter, setMatter] = useState<Matter | null>(null);
  const { nudge } = useDeskActions();
  const about = (next: Matter, words: string) =>
    matter !== next && (
      <Button
        small
        onClick={() => {
          setMatter(next);
        }}
      >
        {words}
      </Button>
    );
  return (
    <PanelSection title={SEAT_PHONE.title}>
      <Row>
        {player !== null && (
          <Button
            small
            onClick={() => {
              nudge(faction);
            }}
          >
            {formatNudge(player)}
          </Button>
        )}
        {about('reissue', player === null ? SEAT_PHONE.toPhone : SEAT_PHONE.toAnother)}
        {about('here', SEAT_PHONE.here)}
        {player !== null && about('free', formatLeaves(player))}
      </Row>
      {matter === 'reissue' && <Reissue code={code} faction={faction} player={player} />}
      {matter === 'here' && <PlayHere code={code} faction={faction} player={player} />}
      {matter === 'free' && player !== null && <FreeSeat faction={faction} player={player} begun={begun} />}
    </PanelSection>
  );
}

type SeatProps = Omit<SeatPhoneProps, 'begun'>;

/**
 * Shows a code that works once. The whole table sees that the code was made. The old phone keeps the seat until the
 * code is used.
 */
function Reissue({ code, faction, player }: SeatProps) {
  const { reissue } = useDeskActions();
  const { ask, sending, trouble } = useRequest();
  const [pass, setPass] = useExpiringState<string>(SEAT_CODE_LASTS_MS);
  const { address } = useJoinAddress(code);
  if (pass !== null && address !== null) {
    return (
      <div className={styles.secret}>
        <SeatCode address={address} seat={{ faction, pass }} />
      </div>
    );
  }
  const make = async () => {
    const made = await ask(() => reissue(faction));
    if (made !== null) setPass(made.pass);
  };
  return (
    <>
      <Hint>{player === null ? formatGiveSeat(faction) : formatReissue(player, faction)}</Hint>
      {trouble !== null && <Explained {...trouble} />}
      <Button small sending={sending} onClick={make}>
        {formatShowCodeFor(faction)}
      </Button>
    </>
  );
}

interface FreeSeatProps {
  readonly faction: FactionId;
  readonly player: string;
  readonly begun: boolean;
}

function FreeSeat({ faction, player, begun }: FreeSeatProps) {
  const { release } = useDeskActions();
  const { run, sending, trouble } = useDeskAction();
  return (
    <>
      <Hint>{begun ? formatFreeToAsk(player, faction) : formatFreeToScan(player, faction)}</Hint>
      {trouble !== null && <Explained {...trouble} />}
      <Button small sending={sending} onClick={() => run(() => release(faction))}>
        {formatFreeSeat(faction)}
      </Button>
    </>
  );
}

/** Lets the moderator play the seat on this device, behind a cover that names the faction. */
function PlayHere({ code, faction, player }: SeatProps) {
  const { playHere } = useDeskActions();
  const router = useRouter();
  const { ask, sending, trouble } = useRequest();
  const isHeldHere = useSeatTokens(code)?.tokens[faction] !== undefined;
  const open = async () => {
    if (isHeldHere) showSeat(code, faction);
    else {
      const given = await ask(() => playHere(faction));
      if (given === null) return;
      rememberSeat(code, faction, given.token);
    }
    router.push(`/t/${code}/seat`);
  };
  return (
    <>
      <Hint>{isHeldHere ? formatHeldHere(faction) : formatMovesHere(faction, player)}</Hint>
      {trouble !== null && <Explained {...trouble} />}
      <Button small sending={sending} onClick={open}>
        {formatOpenHere(faction)}
      </Button>
    </>
  );
}
