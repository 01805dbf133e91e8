'use client';
import { formatForces, type OwnView, type SeatView } from '#client';
import { LOW, type Secrets } from '#app/_components/secrets/secret.ts';
import styles from '#app/_components/secrets/lies.module.css';
import {
  IN_TANKS,
  KWISATZ_HADERACH,
  formatLostInBattles,
  formatUsedIn,
} from '#lib/factions/atreides/kwisatz-haderach/messages/secrets.ts';
import { BattleLossesEditor } from './battle-losses-editor.tsx';

export const secrets: Secrets<'kwisatzHaderach'> = {
  'battle-losses': {
    title: KWISATZ_HADERACH,
    what: 'your losses in battles',
    isHeld: ({ battleLosses }) => battleLosses !== null,
    note: ({ table }) => formatWhere(table),
    mayEnter: () => true,
    height: () => LOW,
    Lies: BattleLosses,
    Editor: BattleLossesEditor,
  },
};

/** Returns the public place of the Kwisatz Haderach. */
function formatWhere({ kwisatzHaderach, choices }: SeatView['table']): string {
  if (kwisatzHaderach === null) return '';
  if (kwisatzHaderach.where === 'tanks') return IN_TANKS;
  return kwisatzHaderach.usedIn === null ? '' : formatUsedIn(kwisatzHaderach.usedIn, choices.edition);
}

function BattleLosses({ mine: { battleLosses } }: { readonly mine: OwnView }) {
  if (battleLosses === null) return null;
  return (
    <p className={styles.none}>
      <strong>{formatForces(battleLosses.lost)}</strong> {formatLostInBattles(battleLosses)}
    </p>
  );
}
