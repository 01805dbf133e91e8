'use client';
import { useRef, useState } from 'react';
import {
  ASK_TO_PLAY,
  listed,
  nameOfEdition,
  nameOfFaction,
  nameOfLayer,
  readableName,
  troubleWithName,
  sayAsk,
  type FactionId,
} from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { NameField } from '#app/_components/name-field.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { Body, Phone } from '#app/_components/phone.tsx';
import type { Why } from '#app/_connection/why.ts';
import { FactionChoice } from './faction-choice.tsx';
import { freeIn, placesAt, type Place, type TableFront } from './table-front.ts';
import { knownName } from './use-take-seat.ts';
import styles from './join.module.css';

interface JoinProps {
  readonly front: TableFront;
  /** A seat this device holds here already. */
  readonly held: FactionId | null;
  readonly taking: boolean;
  readonly trouble: Why | null;
  /** Takes one faction, or both that one person plays. */
  readonly onTake: (factions: readonly FactionId[], name: string) => void;
  /** Asks the desk for them, once the game has begun. */
  readonly onAsk: (factions: readonly FactionId[], name: string) => void;
  /** Leaves the faction to chance. */
  readonly onDraw: (name: string) => void;
  readonly onReturn: () => void;
  readonly onWatch: () => void;
  /** Another phone, or the desk, gives its seat to this one. */
  readonly onTypeCode: () => void;
}

/** As the old phone words it beneath its code. */
const HAVE_A_CODE = 'I have a code';

/** A name and a faction, and one sits at the table. A device that holds a seat goes straight back to it. */
export function Join({ held, onReturn, ...join }: JoinProps) {
  const [another, setAnother] = useState(false);
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
      <h1 className={styles.title}>You sit here already.</h1>
      <p className={styles.lead}>This phone keeps your seat until the game is over.</p>
    </Body>
    <Decision>
      <Button tone="act" onClick={onReturn}>
        Back to {nameOfFaction(held)}
      </Button>
      <Button tone="quiet" onClick={onAnother}>
        Take another seat on this phone
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
    // What is wrong with one that was typed stands beneath it.
    if (troubleWithName(name) === null) setMissing('Enter your name first.');
    nameField.current?.focus();
    return false;
  };
  const sit = () => {
    if (!isNamed()) return;
    if (chosen === null) setMissing('Choose one of the free factions.');
    else (front.fromDesk ? onAsk : onTake)(freeIn(chosen), name.trim());
  };
  return (
    <Phone tone="warm" bar={<p className={styles.mentat}>Mentat</p>}>
      <Body>
        <div>
          <h1 className={styles.title}>{front.fromDesk ? 'The game has begun.' : 'The table is open.'}</h1>
          <p className={styles.lead}>
            Table {front.code}, {nameOfEdition(front.edition)}, {nameOfLayer(front.layer)}.{' '}
            {front.fromDesk && free.length > 0 ? ASK_TO_PLAY : sayTaken(front)}
          </p>
        </div>
        <NameField ref={nameField} label="Your name" value={name} onChange={setName} />
        <fieldset>
          <legend className={styles.label}>{front.pairs.length > 0 ? 'Your factions' : 'Your faction'}</legend>
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
        <p className={styles.note}>No account. This phone keeps your seat until the game is over.</p>
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
              {sayWhatIsDone(front, chosen)}
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
                {front.pairs.length > 0 ? 'Draw two by chance' : 'Draw one by chance'}
              </Button>
            )}
            <Button tone="quiet" onClick={onWatch}>
              Only watch
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

function sayWhatIsDone({ fromDesk }: TableFront, chosen: Place | null): string {
  if (fromDesk) return chosen === null ? 'Ask the moderator' : sayAsk(freeIn(chosen));
  return chosen === null ? 'Sit down' : `Play ${listed(freeIn(chosen).map(nameOfFaction))}`;
}

function sayTaken(front: TableFront): string {
  const places = placesAt(front);
  const taken = places.filter((place) => freeIn(place).length < place.length).length;
  if (taken === 0) return 'Nobody is seated yet.';
  const isFull = places.every((place) => freeIn(place).length === 0);
  return isFull ? 'Every seat is taken.' : `${taken} of ${places.length} are seated.`;
}
