'use client';
import { formatNextStorm, type OwnView } from '#client';
import { LOW, type Secrets } from '#app/_components/secrets/secret.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import styles from '#app/_components/secrets/lies.module.css';
import { YOUR_STORM_CARD } from '#lib/factions/fremen/storm-card/messages/secrets.ts';

export const secrets: Secrets<'stormCard'> = {
  'storm-card': {
    title: YOUR_STORM_CARD,
    what: 'your storm card',
    isHeld: ({ stormCard }) => stormCard !== null,
    note: () => 'for the next storm',
    mayEnter: ({ mine, table }) =>
      table.choices.components.stormCards === 'cardboard' && mine.stormCard !== 'none' && mine.stormCard !== 'unseen',
    height: () => LOW,
    Lies: NextStorm,
    Editor: lazyPart(() => import('./pages.tsx').then((part) => part.StormCardEditor)),
  },
};

function NextStorm({ mine: { stormCard } }: { readonly mine: OwnView }) {
  return <p className={styles.none}>{formatNextStorm(stormCard ?? 'none')}</p>;
}
