import type { NoteProps } from '#app/_components/state-editor/draft.ts';
import { Icon } from '#app/_components/icon.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { formatSealedHere } from '#lib/features/battle/messages/position.ts';

/** A correction may touch plans that are sealed already; the desk hears it before, not after. */
export function SealedHere({ table: { battle }, place }: NoteProps) {
  if (battle === null || battle.territory !== place.territory) return null;
  const sealed = [battle.aggressor, battle.defender].filter(({ plan }) => plan.state === 'sealed');
  if (sealed.length === 0) return null;
  return (
    <p className={styles.warning}>
      <Icon name="warning" />
      <span>{formatSealedHere(sealed.length === 2 ? null : (sealed[0]?.faction ?? battle.aggressor.faction))}</span>
    </p>
  );
}
