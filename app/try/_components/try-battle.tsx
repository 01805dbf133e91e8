'use client';
import { useEffect } from 'react';
import { FirstPageLink } from '../../_components/first-page-link.tsx';
import { fetchTheRest, later } from '../../_connection/later.tsx';
import { TRY } from './try-words.ts';
import styles from './try-battle.module.css';

/** The phones and the screen come after the page. */
const Sandbox = later(
  () => import('./sandbox.tsx').then((part) => part.Sandbox),
  () => (
    <p role="status" className={styles.coming}>
      {TRY.coming}
    </p>
  ),
);

/** The page: its title, and the battle. */
export function TryBattle() {
  useEffect(fetchTheRest, []);
  return (
    <div className={styles.ground}>
      <header className={styles.head}>
        <FirstPageLink />
        <h1 className={styles.title}>{TRY.title}</h1>
        <p className={styles.lead}>{TRY.lead}</p>
      </header>
      <Sandbox />
    </div>
  );
}
