import type { ReactNode } from 'react';
import { factionName, type FactionId, type TableView } from '#client';
import type { Presence } from '#app/_connection/frame.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { BarePlanet } from '#app/_components/map/bare-planet.tsx';
import { QrCode } from '#app/_components/qr-code.tsx';
import { placedAt } from '#app/_components/status-screen/placed-at.ts';
import { JOIN_QR, LOBBY, formatSeated, formatUse } from './screen-messages.ts';
import { seatPlace } from './seat-places.ts';
import styles from './lobby.module.css';

interface LobbyProps {
  readonly code: string;
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly joinUrl: string | null;
  /** Other addresses of this server, for phones that do not reach the address in the code. */
  readonly addresses: readonly string[];
  readonly address: string | null;
  readonly onAddress: (address: string) => void;
  readonly news: ReactNode;
}

/** Shows the table before the game: the factions around the planet in their places, and the code that phones scan. */
export function Lobby({ code, table, presence, joinUrl, addresses, address, onAddress, news }: LobbyProps) {
  const seated = table.factions.filter(({ faction }) => presence.some((one) => one.faction === faction)).length;
  return (
    <main className={styles.lobby}>
      <div className={styles.round}>
        <div className={styles.planet}>
          <BarePlanet />
        </div>
        <ul>
          {table.factions.map(({ faction, circle }) => {
            const { x, y } = seatPlace(table.choices.edition, circle);
            return (
              <li key={faction} className={styles.seat} style={placedAt(x, y)}>
                <Seat faction={faction} person={presence.find((one) => one.faction === faction)} />
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.join}>
        <p className={styles.brand} translate="no">
          Mentat
        </p>
        <h1 className={styles.title}>{LOBBY.title}</h1>
        <div className={styles.qr}>{joinUrl !== null && <QrCode text={joinUrl} label={JOIN_QR} />}</div>
        <p className={styles.code} translate="no">
          {code}
        </p>
        {address !== null && <p className={styles.address}>{withoutScheme(address)}</p>}
        <OtherAddresses addresses={addresses} address={address} onAddress={onAddress} />
        <p className={styles.edition} aria-live="polite">
          {formatSeated(table.choices.edition, table.choices.layer, seated, table.factions.length)}
        </p>
        <div className={styles.news}>{news}</div>
      </div>
    </main>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');

function Seat({ faction, person }: { readonly faction: FactionId; readonly person: Presence | undefined }) {
  return (
    <>
      <FactionDisc faction={faction} className={person === undefined ? styles.free : styles.disc} />
      {person === undefined ? (
        <span className={styles.nobody}>free</span>
      ) : (
        <span className={styles.person} translate="no">
          {person.name}
        </span>
      )}
      <span className={styles.faction} data-faction={faction}>
        {factionName(faction)}
        {person?.here === false && <span className={styles.away}>, away</span>}
      </span>
    </>
  );
}

type OtherAddressesProps = Pick<LobbyProps, 'addresses' | 'address' | 'onAddress'>;

/** A laptop can have several addresses; the host chooses the one that phones reach. */
function OtherAddresses({ addresses, address, onAddress }: OtherAddressesProps) {
  const others = addresses.filter((other) => other !== address);
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          className={styles.other}
          onClick={() => {
            onAddress(other);
          }}
        >
          {formatUse(withoutScheme(other))}
        </button>
      ))}
    </p>
  );
}
