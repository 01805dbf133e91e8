'use client';
import { formatNextStorm, type OwnView } from '#client';
import { LOW, type Secrets } from '#app/_components/secrets/secret.ts';
import styles from '#app/_components/secrets/lies.module.css';
import { YOUR_STORM_CARD } from '#lib/factions/fremen/storm-card/messages/secrets.ts';
import { StormCardEditor } from './storm-card-editor.tsx';

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
    Editor: StormCardEditor,
  },
};

function NextStorm({ mine: { stormCard } }: { readonly mine: OwnView }) {
  return <p className={styles.none}>{formatNextStorm(stormCard ?? 'none')}</p>;
}
