'use client';
import { use } from 'react';
import { factionName, type FactionId } from '#client';
import { PersonName } from '#app/_components/person-name.tsx';
import { People } from '#app/_components/prompt/people.ts';
import styles from './who.module.css';

/** Shows a faction with its player's name, because players talk to each other by name. */
export function Who({ faction }: { readonly faction: FactionId }) {
  const name = use(People)(faction);
  return (
    <span className={styles.who}>
      <b data-faction={faction}>{factionName(faction)}</b>
      {name !== null && <PersonName name={name} className={styles.person} />}
    </span>
  );
}
