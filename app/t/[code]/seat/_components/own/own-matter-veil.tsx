'use client';
import {
  effectOfCard,
  LEADERS,
  nameOfFaction,
  nameOfLeader,
  sayNextStorm,
  sayForces,
  sayPrediction,
  type OwnMatter,
  type OwnView,
} from '../../../../../../lib/client.ts';
import { Icon } from '../../../../../_components/icon.tsx';
import { LeaderDisc } from '../../../../../_components/leader-disc.tsx';
import { ShownCard } from '../../../../../_components/treachery-card.tsx';
import { Veil } from '../../../../../_components/veil.tsx';
import styles from './own-matter-veil.module.css';

interface OwnMatterVeilProps {
  readonly matter: OwnMatter;
  readonly mine: OwnView;
}

/** One of one's secrets under sand. Its box is as high as the most that could lie there, never as what does. */
export function OwnMatterVeil({ matter, mine }: OwnMatterVeilProps) {
  switch (matter) {
    case 'spice':
      return (
        <Veil what="your spice" height={4.5}>
          <Spice spice={mine.spice} />
        </Veil>
      );
    case 'hand':
      return (
        <Veil what="your hand" height={heightOfHand(mine.handLimit)}>
          <Hand mine={mine} />
        </Veil>
      );
    case 'storm-card':
      return (
        <Veil what="your storm card" height={4.5}>
          <p className={styles.none}>{sayNextStorm(mine.stormCard ?? 'none')}</p>
        </Veil>
      );
    case 'prediction':
      return (
        <Veil what="your prediction" height={4.5}>
          <Foretold prediction={mine.prediction} />
        </Veil>
      );
    case 'captives':
      return (
        <Veil what="your captured leaders" height={6}>
          <Captives captives={mine.captives} />
        </Veil>
      );
    case 'battle-losses':
      return (
        <Veil what="your losses in battles" height={4.5}>
          <BattleLosses battleLosses={mine.battleLosses} />
        </Veil>
      );
    case 'traitors':
      return (
        <Veil what="who is in your pay" height={1 + 5 * mine.traitorLimit}>
          <Traitors traitors={mine.traitors} />
        </Veil>
      );
  }
}

/** Three cards side by side, and rows for the whole limit; a rare hand above it makes its open box grow. */
const heightOfHand = (limit: number): number => 1.5 + 8.5 * Math.ceil(limit / 3);

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
  if (captives === null || captives.length === 0) return <p className={styles.none}>You hold no leader.</p>;
  return (
    <ul className={styles.traitors}>
      {captives.map((leader) => (
        <li key={leader}>
          <LeaderDisc leader={leader} nameless />
          <p>
            <strong>{nameOfLeader(leader)}</strong>
            of {nameOfFaction(LEADERS[leader].faction)}
          </p>
        </li>
      ))}
    </ul>
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
  return (
    <ul className={styles.traitors}>
      {traitors.map((leader) => (
        <li key={leader}>
          <LeaderDisc leader={leader} nameless />
          <p>
            <strong>{nameOfLeader(leader)}</strong>
            of {nameOfFaction(LEADERS[leader].faction)}
          </p>
          <Icon name="traitor" className={styles.sign} />
        </li>
      ))}
    </ul>
  );
}
