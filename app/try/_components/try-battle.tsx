'use client';
import { useEffect } from 'react';
import { FirstPageLink } from '../../_components/first-page-link.tsx';
import { prefetchRemainingParts, lazyPart } from '../../_connection/lazy.tsx';
import { TRY } from './try-messages.ts';
import styles from './try-battle.module.css';

/** The phones and the screen load after the page. */
const Sandbox = lazyPart(
  () => import('./sandbox.tsx').then((part) => part.Sandbox),
  () => (
    <p role="status" className={styles.coming}>
      {TRY.coming}
    </p>
  ),
);

/** The page: its title, and the battle. */
export function TryBattle() {
  useEffect(prefetchRemainingParts, []);
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
