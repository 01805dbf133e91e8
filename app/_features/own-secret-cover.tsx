'use client';
import type { ReactNode } from 'react';
import {
  effectOfCard,
  LEADERS,
  nameOfFaction,
  nameOfLeader,
  sayNextStorm,
  sayForces,
  sayPrediction,
  type LeaderId,
  type SecretKind,
  type OwnView,
} from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import { ShownCard } from '#app/_components/treachery-card.tsx';
import { LookCover } from '#app/_components/cover/look-cover.tsx';
import styles from './own-secret-cover.module.css';

interface OwnSecretCoverProps {
  readonly matter: SecretKind;
  readonly mine: OwnView;
}

/** One of one's secrets under a cover. Its box is as high as the most that could lie there, never as what does. */
export const OwnSecretCover = ({ matter, mine }: OwnSecretCoverProps) => (
  <LookCover what={WHAT[matter]} height={heightOf(matter, mine)}>
    <Lies matter={matter} mine={mine} />
  </LookCover>
);

const WHAT: Record<SecretKind, string> = {
  spice: 'your spice',
  hand: 'your hand',
  traitors: 'who is in your pay',
  prediction: 'your prediction',
  'storm-card': 'your storm card',
  'battle-losses': 'your losses in battles',
  captives: 'your captured leaders',
};

function heightOf(matter: SecretKind, { handLimit, traitorLimit, captives }: OwnView): number {
  switch (matter) {
    case 'hand':
      return heightOfHand(handLimit);
    case 'traitors':
      return 1 + 5 * traitorLimit;
    case 'captives':
      return 1 + 5 * Math.max(1, numberOf(captives));
    case 'spice':
    case 'storm-card':
    case 'prediction':
    case 'battle-losses':
      return 4.5;
  }
}

/** How many there are, everybody can count. */
const numberOf = (captives: OwnView['captives']): number =>
  captives === null ? 0 : captives.held.length + captives.faceDown.length;

/** Three cards side by side, and rows for the whole limit; a rare hand above it makes its open box grow. */
const heightOfHand = (limit: number): number => 1.5 + 8.5 * Math.ceil(limit / 3);

/** What lies there. */
function Lies({ matter, mine }: OwnSecretCoverProps) {
  switch (matter) {
    case 'spice':
      return <Spice spice={mine.spice} />;
    case 'hand':
      return <Hand mine={mine} />;
    case 'storm-card':
      return <p className={styles.none}>{sayNextStorm(mine.stormCard ?? 'none')}</p>;
    case 'prediction':
      return <Foretold prediction={mine.prediction} />;
    case 'captives':
      return <Captives captives={mine.captives} />;
    case 'battle-losses':
      return <BattleLosses battleLosses={mine.battleLosses} />;
    case 'traitors':
      return <Traitors traitors={mine.traitors} />;
  }
}

function Spice({ spice }: { readonly spice: OwnView['spice'] }) {
  return (
    <p className={styles.spice}>
      <Icon name="spice" className={styles.gem} />
      {spice === 'uncounted' ? 'You keep it uncounted.' : <strong>{spice}</strong>}
      {spice !== 'uncounted' && 'spice behind your shield'}
    </p>
  );
}

function Hand({ mine: { hand } }: { readonly mine: OwnView }) {
  if (hand.length === 0) return <p className={styles.none}>No cards.</p>;
  return (
    <div className={styles.hand}>
      {hand.map(({ slot, card }) => (
        <ShownCard
          key={slot}
          card={card}
          note={card === 'unknown' ? 'You know it, the app does not' : effectOfCard(card)}
        />
      ))}
    </div>
  );
}

const Foretold = ({ prediction }: { readonly prediction: OwnView['prediction'] }) => (
  <p className={styles.none}>
    {prediction === null || prediction === 'untold' ? 'It lies on its cards only.' : sayPrediction(prediction)}
  </p>
);

function Captives({ captives }: { readonly captives: OwnView['captives'] }) {
  if (captives === null || numberOf(captives) === 0) return <p className={styles.none}>You hold no leader.</p>;
  return (
    <>
      <Leaders leaders={captives.held} />
      <Leaders leaders={captives.faceDown} note=", face down in the tanks" />
    </>
  );
}

function BattleLosses({ battleLosses }: { readonly battleLosses: OwnView['battleLosses'] }) {
  if (battleLosses === null) return null;
  const { lost, needed } = battleLosses;
  return (
    <p className={styles.none}>
      <strong>{sayForces(lost)}</strong> lost in battles.{' '}
      {lost >= needed ? 'The Kwisatz Haderach is awake.' : `The Kwisatz Haderach wakes with ${needed}.`}
    </p>
  );
}

function Traitors({ traitors }: { readonly traitors: OwnView['traitors'] }) {
  if (traitors === 'unknown') return <p className={styles.none}>You have not said who is in your pay.</p>;
  if (traitors.length === 0) return <p className={styles.none}>Nobody is in your pay.</p>;
  return <Leaders leaders={traitors} sign={<Icon name="traitor" className={styles.sign} />} />;
}

interface LeadersProps {
  readonly leaders: readonly LeaderId[];
  readonly note?: string;
  readonly sign?: ReactNode;
}

/** Leaders, one to a row, each with its faction. */
const Leaders = ({ leaders, note = '', sign }: LeadersProps) => (
  <ul className={styles.leaders}>
    {leaders.map((leader) => (
      <li key={leader}>
        <LeaderDisc leader={leader} nameless />
        <p>
          <strong>{nameOfLeader(leader)}</strong>
          of {nameOfFaction(LEADERS[leader].faction)}
          {note}
        </p>
        {sign}
      </li>
    ))}
  </ul>
);
