import type { NoteProps } from '#app/_components/state-editor/draft.ts';
import { Icon } from '#app/_components/icon.tsx';
import styles from '#app/_components/state-editor/sheet.module.css';
import { formatSealedHere } from '#lib/features/battle/messages/position.ts';

/** Warns the desk before a correction that the correction may reopen sealed plans. */
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
