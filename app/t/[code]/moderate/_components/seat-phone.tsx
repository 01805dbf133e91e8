'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { capital, theFaction, theFactions, type FactionId } from '../../../../../lib/client.ts';
import { Explained } from '../../../../_components/refusal.tsx';
import { Slab } from '../../../../_components/slab.tsx';
import { SEAT_CODE_LASTS_MS } from '../../../../_hooks/seat-link.ts';
import { rememberSeat, showSeat } from '../../../../_hooks/seat-tokens.ts';
import { useSeatTokens } from '../../../../_hooks/use-seat-tokens.ts';
import { useAsking } from '../../../../_hooks/use-asking.ts';
import { SeatCode } from '../../_components/seat-code.tsx';
import { useDeskActions, useDoing } from './desk-actions.tsx';
import { Aside, Box, Row } from './panel.tsx';
import { useExpiring } from '../../../../_hooks/use-expiring.ts';
import { useJoinAddress } from './use-join-address.ts';
import styles from './seat-phone.module.css';

interface SeatPhoneProps {
  readonly code: string;
  readonly faction: FactionId;
  /** Who plays it; `null` when the seat is free. */
  readonly player: string | null;
}

type Matter = 'reissue' | 'here' | 'free';

/** The device of a seat: a nudge, another phone for it, this very device, or the seat free for somebody else. */
export function SeatPhone({ code, faction, player }: SeatPhoneProps) {
  const [matter, setMatter] = useState<Matter | null>(null);
  const { nudge } = useDeskActions();
  const about = (next: Matter, words: string) =>
    matter !== next && (
      <Slab
        small
        onClick={() => {
          setMatter(next);
        }}
      >
        {words}
      </Slab>
    );
  return (
    <Box title="The phone">
      <Row>
        {player !== null && (
          <Slab
            small
            onClick={() => {
              nudge(faction);
            }}
          >
            {`Nudge ${player}`}
          </Slab>
        )}
        {player !== null && about('reissue', 'Seat to another phone')}
        {about('here', 'Play this seat here')}
        {player !== null && about('free', `${player} leaves`)}
      </Row>
      {matter === 'reissue' && player !== null && <Reissue code={code} faction={faction} player={player} />}
      {matter === 'here' && <PlayHere code={code} faction={faction} player={player} />}
      {matter === 'free' && player !== null && <FreeSeat faction={faction} player={player} />}
    </Box>
  );
}

interface TakenSeatProps extends SeatPhoneProps {
  readonly player: string;
}

/** A code that works once, made before the eyes of the whole table. The old phone holds the seat until it is used. */
function Reissue({ code, faction, player }: TakenSeatProps) {
  const { reissue } = useDeskActions();
  const { ask, sending, trouble } = useAsking();
  const [pass, setPass] = useExpiring<string>(SEAT_CODE_LASTS_MS);
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
      <Aside>
        {`For when ${player}’s phone is dead or gone. The new phone scans or types a code from here and holds ${theFactions(faction)} seat with everything it knows. The whole table is told as soon as the code is shown.`}
      </Aside>
      {trouble !== null && <Explained {...trouble} />}
      <Slab small sending={sending} onClick={make}>
        {`Show the code for ${theFactions(faction)} seat`}
      </Slab>
    </>
  );
}

function FreeSeat({ faction, player }: Omit<TakenSeatProps, 'code'>) {
  const { release } = useDeskActions();
  const { run, sending, trouble } = useDoing();
  return (
    <>
      <Aside>
        {`${player}’s phone lets go of the seat, and the table is told. Whoever scans the table’s QR code next can take ${theFaction(faction)}; everything the seat knows is there.`}
      </Aside>
      {trouble !== null && <Explained {...trouble} />}
      <Slab small sending={sending} onClick={() => run(() => release(faction))}>
        {`Free ${theFactions(faction)} seat`}
      </Slab>
    </>
  );
}

/** The seat is played on the moderator's device, behind a cover that names the faction. */
function PlayHere({ code, faction, player }: SeatPhoneProps) {
  const { playHere } = useDeskActions();
  const router = useRouter();
  const { ask, sending, trouble } = useAsking();
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
      <Aside>
        {isHeldHere
          ? `This device holds ${theFactions(faction)} seat already. It opens behind a cover.`
          : `${capital(theFaction(faction))} moves to this device${player === null ? '' : `, and ${player}’s phone lets go of it`}. The whole table is told. The seat opens behind a cover: hand the device to whoever plays it.`}
      </Aside>
      {trouble !== null && <Explained {...trouble} />}
      <Slab small sending={sending} onClick={open}>
        {`Open ${theFactions(faction)} seat here`}
      </Slab>
    </>
  );
}
