import { formatVoice, type VoiceCommand } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import { CHIPS, formatTheir, formatVoiceChip, formatYouShowed } from '#lib/features/battle/messages/plan.ts';
import styles from './chips.module.css';

interface ChipsProps {
  readonly prompt: PromptOf<'battle-plan'>;
  readonly voice: VoiceCommand | null;
  readonly covered: boolean;
  /** Whether the player saw the whole plan of the other side. It includes everything that prescience shows. */
  readonly whole: boolean;
}

/** Shows what binds this plan and what the player knows of the other plan: the Voice is public, prescience is not. */
export function Chips({ prompt: { seen: element, shown }, voice, covered, whole }: ChipsProps) {
  const seen = whole ? null : element;
  if (voice === null && seen === null && shown === null) return null;
  return (
    <ul className={styles.chips} aria-label={CHIPS.label}>
      {voice !== null && (
        <li className={styles.chip}>
          <Icon name="voice" /> {formatVoiceChip(formatVoice(voice))}
        </li>
      )}
      {seen !== null && <SecretChip covered={covered} words={formatTheir(seen)} />}
      {shown !== null && <SecretChip covered={covered} words={formatYouShowed(shown)} />}
    </ul>
  );
}

function SecretChip({ covered, words }: { readonly covered: boolean; readonly words: string }) {
  return (
    <li className={styles.secret}>
      <Icon name="prescience" /> {covered ? CHIPS.covered : words}
    </li>
  );
}
