'use client';
import { useRef, useState } from 'react';
import { ASK_TO_PLAY, readableName, troubleWithName, formatAsk, type FactionId } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { NameField } from '#app/_components/name-field.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { Body, Phone } from '#app/_components/phone.tsx';
import { keepsSeats } from '#app/_browser/key-value-storage.ts';
import type { Failure } from '#app/_connection/failure.ts';
import { FactionChoice } from './faction-choice.tsx';
import { FullTable } from './full-table.tsx';
import { HAVE_A_CODE, JOIN, formatBackTo, formatPlay, formatTable, formatTaken } from './join-messages.ts';
import { freeIn, placesAt, type Place, type TableFront } from './table-front.ts';
import { knownName } from './use-take-seat.ts';
import styles from './join.module.css';

interface JoinProps {
  readonly front: TableFront;
  /** A faction whose seat this device already has at this table. */
  readonly held: FactionId | null;
  readonly taking: boolean;
  readonly trouble: Failure | null;
  /** Takes one faction, or both factions of one player. */
  readonly onTake: (factions: readonly FactionId[], name: string) => void;
  /** Asks the desk for these seats, once the game has begun. */
  readonly onAsk: (factions: readonly FactionId[], name: string) => void;
  /** Leaves the faction to chance. */
  readonly onDraw: (name: string) => void;
  readonly onReturn: () => void;
  readonly onWatch: () => void;
  /** Opens the page for a code with which another phone, or the desk, hands a seat to this phone. */
  readonly onTypeCode: () => void;
}

/** Lets a player enter a name, choose a faction, and take the seat. A device with a seat goes straight back to it. */
export function Join({ held, onReturn, ...join }: JoinProps) {
  const [another, setAnother] = useState(false);
  const isFull = placesAt(join.front).every((place) => freeIn(place).length === 0);
  if ((held === null || another) && isFull && !join.taking) return <FullTable {...join} />;
  return held !== null && !another ? (
    <Welcome
      held={held}
      onReturn={onReturn}
      onTypeCode={join.onTypeCode}
      onAnother={() => {
        setAnother(true);
      }}
    />
  ) : (
    <TakeSeat {...join} />
  );
}

interface WelcomeProps {
  readonly held: FactionId;
  readonly onReturn: () => void;
  readonly onAnother: () => void;
  readonly onTypeCode: () => void;
}

const Welcome = ({ held, onReturn, onAnother, onTypeCode }: WelcomeProps) => (
  <Phone tone="warm" bar={<p className={styles.mentat}>Mentat</p>}>
    <Body>
      <h1 className={styles.title}>{JOIN.sitAlready}</h1>
      <p className={styles.lead}>{keepsSeats() ? JOIN.keepsSeat : JOIN.losesSeat}</p>
    </Body>
    <Decision>
      <Button tone="act" onClick={onReturn}>
        {formatBackTo(held)}
      </Button>
      <Button tone="quiet" onClick={onAnother}>
        {JOIN.another}
      </Button>
      <Button tone="quiet" onClick={onTypeCode}>
        {HAVE_A_CODE}
      </Button>
    </Decision>
  </Phone>
);

function TakeSeat({
  front,
  taking,
  trouble,
  onTake,
  onAsk,
  onDraw,
  onWatch,
  onTypeCode,
}: Omit<JoinProps, 'held' | 'onReturn'>) {
  const [name, setName] = useState(knownName);
  const [wanted, setWanted] = useState<FactionId | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const places = placesAt(front);
  const free = places.filter((place) => freeIn(place).length > 0);
  const chosen = free.find(([first]) => first?.faction === wanted) ?? null;

  const isNamed = (): boolean => {
    if (readableName(name) !== null) return true;
    // A fault of a typed code is shown below the code.
    if (troubleWithName(name) === null) setMissing(JOIN.nameMissing);
    nameField.current?.focus();
    return false;
  };
  const sit = () => {
    if (!isNamed()) return;
    if (chosen === null) setMissing(JOIN.factionMissing);
    else (front.fromDesk ? onAsk : onTake)(freeIn(chosen), name.trim());
  };
  return (
    <Phone tone="warm" bar={<p className={styles.mentat}>Mentat</p>}>
      <Body>
        <div>
          <h1 className={styles.title}>{front.fromDesk ? JOIN.begun : JOIN.open}</h1>
          <p className={styles.lead}>
            {formatTable(front.code, front.edition, front.layer)}{' '}
            {front.fromDesk && free.length > 0 ? ASK_TO_PLAY : formatWhoSits(front)}
          </p>
        </div>
        <NameField ref={nameField} label={JOIN.name} value={name} onChange={setName} />
        <fieldset>
          <legend className={styles.label}>{front.pairs.length > 0 ? JOIN.factions : JOIN.faction}</legend>
          <div className={styles.factions}>
            {places.map((place) => (
              <FactionChoice
                key={place[0]?.faction}
                place={place}
                chosen={place === chosen}
                fromDesk={front.fromDesk}
                onChoose={() => {
                  setWanted(place[0]?.faction ?? null);
                  setMissing(null);
                }}
              />
            ))}
          </div>
        </fieldset>
        <p className={keepsSeats() ? styles.note : styles.missing}>{keepsSeats() ? JOIN.noAccount : JOIN.losesSeat}</p>
      </Body>
      <div className={styles.fast}>
        <Decision>
          {missing !== null && (
            <p className={styles.missing} role="alert">
              {missing}
            </p>
          )}
          {trouble !== null && <Explained {...trouble} />}
          {free.length === 0 && !taking ? (
            <Button onClick={onTypeCode}>{HAVE_A_CODE}</Button>
          ) : (
            <Button tone={chosen === null ? 'plain' : 'act'} sending={taking} onClick={sit}>
              {formatWhatIsDone(front, chosen)}
            </Button>
          )}
          <div className={styles.others}>
            {free.length > 1 && !front.fromDesk && (
              <Button
                tone="quiet"
                onClick={() => {
                  if (!taking && isNamed()) onDraw(name.trim());
                }}
              >
                {front.pairs.length > 0 ? JOIN.drawTwo : JOIN.drawOne}
              </Button>
            )}
            <Button tone="quiet" onClick={onWatch}>
              {JOIN.watch}
            </Button>
            {free.length > 0 && (
              <Button tone="quiet" onClick={onTypeCode}>
                {HAVE_A_CODE}
              </Button>
            )}
          </div>
        </Decision>
      </div>
    </Phone>
  );
}

function formatWhatIsDone({ fromDesk }: TableFront, chosen: Place | null): string {
  if (fromDesk) return chosen === null ? JOIN.ask : formatAsk(freeIn(chosen));
  return chosen === null ? JOIN.sit : formatPlay(freeIn(chosen));
}

function formatWhoSits(front: TableFront): string {
  const places = placesAt(front);
  const taken = places.filter((place) => freeIn(place).length < place.length).length;
  return formatTaken(
    taken,
    places.length,
    places.every((place) => freeIn(place).length === 0),
  );
}
