'use client';
import type { CSSProperties } from 'react';
import {
  LINE_UPS,
  factionName,
  formatSpokenNumber,
  WHO_PLAYS,
  type EditionId,
  type FactionId,
  type PlayerCircle,
  type Seating,
  type Seats,
  seatName,
} from '#client';
import { Button } from '../../_components/button.tsx';
import { FactionDisc } from '../../_components/faction-disc.tsx';
import { useGeometry } from '../../_components/map/geometry.ts';
import { Horizon, Planet } from '../../_components/map/planet.tsx';
import {
  HERE,
  NOT_IN_PLAY,
  formatBetweenCircles,
  formatSitsAt,
  formatCircle,
  formatFactionsFor,
  formatInPlay,
  SEATING,
} from './new-messages.ts';
import { circleOf, factionOn } from './seats.ts';
import type { SetUpChange } from './set-up.ts';
import styles from './seating-choice.module.css';

interface SeatingChoiceProps {
  readonly edition: EditionId;
  readonly seats: readonly Seating[];
  /** The circle for the next faction, if one is chosen. */
  readonly circle: PlayerCircle | null;
  readonly onChange: (change: SetUpChange) => void;
}

/** Lets the host choose the factions and their places around the board. All factions are chosen at first. */
export function SeatingChoice({ edition, seats, circle, onChange }: SeatingChoiceProps) {
  const who = WHO_PLAYS[edition];
  const chosen = circle === null ? null : seatName(who.seats, circle);
  return (
    <section className={styles.seating} aria-labelledby="who-sits-where">
      <div>
        <h2 id="who-sits-where" className={styles.title}>
          {SEATING.title}
        </h2>
        <p className={styles.lead}>{SEATING.lead}</p>
        {who.withoutCircle.length > 0 && <p className={styles.lead}>{formatBetweenCircles(who.withoutCircle)}</p>}
      </div>
      <div className={styles.board}>
        <SmallPlanet />
        {who.seats.places.map((at) => (
          <CircleButton
            key={at}
            ring={who.seats}
            circle={at}
            faction={factionOn(seats, at)}
            chosen={at === circle}
            onChoose={() => {
              onChange({ kind: 'circle', circle: at });
            }}
          />
        ))}
      </div>
      <ul className={styles.factions} aria-label={formatFactionsFor(chosen)}>
        {who.factions.map((faction) => (
          <li key={faction}>
            <FactionButton
              ring={who.seats}
              faction={faction}
              sitsAt={circleOf(seats, faction)}
              circle={circle}
              onChoose={() => {
                onChange({ kind: 'faction', faction });
              }}
            />
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {formatInPlay(seats.length, chosen)}
      </p>
      <LineUps edition={edition} onChange={onChange} />
    </section>
  );
}

/** Offers the rulebook's advice for fewer than six players, each with one tap. */
function LineUps({ edition, onChange }: Pick<SeatingChoiceProps, 'edition' | 'onChange'>) {
  const lineUps = LINE_UPS[edition];
  if (lineUps.length === 0) return null;
  return (
    <div className={styles.lineUps} role="group" aria-label={SEATING.advice}>
      <span>{SEATING.adviceFor}</span>
      {lineUps.map((factions) => (
        <Button
          key={factions.length}
          small
          onClick={() => {
            onChange({ kind: 'line-up', factions });
          }}
        >
          {formatSpokenNumber(factions.length)}
        </Button>
      ))}
    </div>
  );
}

interface CircleButtonProps {
  readonly ring: Seats;
  readonly circle: PlayerCircle;
  readonly faction: FactionId | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** The distance of the circles from the pole, as a fraction of the drawing. */
const RADIUS = 0.43;

function CircleButton({ ring, circle, faction, chosen, onChoose }: CircleButtonProps) {
  // Sector 1 is at the bottom. Sectors run counter-clockwise, 20 degrees each.
  const angle = ((270 + 20 * (ring.liesAt(circle) - 1)) * Math.PI) / 180;
  const place = {
    '--x': `${((0.5 + RADIUS * Math.cos(angle)) * 100).toFixed(2)}%`,
    '--y': `${((0.5 - RADIUS * Math.sin(angle)) * 100).toFixed(2)}%`,
  } as CSSProperties;
  return (
    <button
      type="button"
      className={styles.circle}
      style={place}
      aria-pressed={chosen}
      aria-label={formatCircle(seatName(ring, circle), ring.sectorOf(circle), faction)}
      onClick={onChoose}
    >
      {faction === null ? <FreePlace ring={ring} place={circle} /> : <FactionDisc faction={faction} />}
    </button>
  );
}

/** A free place: a circle with its number, or a small mark between two circles. */
function FreePlace({ ring, place }: { readonly ring: Seats; readonly place: PlayerCircle }) {
  if (ring.sectorOf(place) === null) return <span className={styles.between} />;
  return <span className={styles.free}>{seatName(ring, place).circle}</span>;
}

interface FactionButtonProps {
  readonly ring: Seats;
  readonly faction: FactionId;
  readonly sitsAt: PlayerCircle | null;
  readonly circle: PlayerCircle | null;
  readonly onChoose: () => void;
}

function FactionButton({ ring, faction, sitsAt, circle, onChoose }: FactionButtonProps) {
  const where = sitsAt === null ? NOT_IN_PLAY : sitsAt === circle ? HERE : formatSitsAt(seatName(ring, sitsAt));
  return (
    <button type="button" className={styles.faction} aria-pressed={sitsAt !== null} onClick={onChoose}>
      <FactionDisc faction={faction} className={styles.disc} />
      <span>
        {factionName(faction)}
        <small className={styles.where}>{where}</small>
      </span>
    </button>
  );
}

function SmallPlanet() {
  const geometry = useGeometry();
  return (
    <svg viewBox="0 0 1000 1000" className={styles.planet} aria-hidden focusable="false">
      {geometry !== null && <Planet geometry={geometry} />}
      <Horizon />
    </svg>
  );
}
