'use client';
import type { OwnView } from '#client';
import { heightOfLeaders, Leaders } from '#app/_components/secrets/leaders.tsx';
import type { Secrets } from '#app/_components/secrets/secret.ts';
import styles from '#app/_components/secrets/lies.module.css';
import { CAPTIVES_LIE, formatBy } from '#lib/factions/harkonnen/messages/secrets.ts';
import { CaptivesEditor } from './captives-editor.tsx';

export const secrets: Secrets<'harkonnen'> = {
  captives: {
    title: CAPTIVES_LIE.title,
    what: 'your captured leaders',
    isHeld: ({ captives }) => captives !== null,
    note: ({ table: { captor }, audience }) => (captor === null || captor === audience ? '' : formatBy(captor)),
    mayEnter: ({ table, audience }) => table.captor === audience,
    height: ({ captives }) => heightOfLeaders(Math.max(1, numberOf(captives))),
    Lies: Captives,
    Editor: CaptivesEditor,
  },
};

/** Returns the public number of captives. */
function numberOf(captives: OwnView['captives']): number {
  return captives === null ? 0 : captives.held.length + captives.faceDown.length;
}

function Captives({ mine: { captives } }: { readonly mine: OwnView }) {
  if (captives === null || numberOf(captives) === 0) return <p className={styles.none}>{CAPTIVES_LIE.none}</p>;
  return (
    <>
      <Leaders leaders={captives.held} />
      <Leaders leaders={captives.faceDown} note={CAPTIVES_LIE.faceDown} />
    </>
  );
}
