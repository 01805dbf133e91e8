import { sayShown, sayVoice, theFactions, type OpenElement } from '../../../../../../lib/client.ts';
import { Icon } from '../../../../../_components/icon.tsx';
import type { PromptOf } from '../prompts/prompt-page.ts';
import styles from './chips.module.css';

interface ChipsProps {
  readonly prompt: PromptOf<'battle-plan'>;
  readonly covered: boolean;
}

/** What binds this plan and what is known of the other: the Voice is public, prescience is not. */
export function Chips({ prompt: { voice, seen, shown, opponent }, covered }: ChipsProps) {
  if (voice === null && seen === null && shown === null) return null;
  return (
    <ul className={styles.chips} aria-label="What is settled">
      {voice !== null && (
        <li className={styles.chip}>
          <Icon name="voice" /> Voice: {sayVoice(voice).replace(/[.]$/, '').toLowerCase()}
        </li>
      )}
      {seen !== null && <SecretChip covered={covered} words={`${theFactions(opponent)} ${say(seen)}`} />}
      {shown !== null && <SecretChip covered={covered} words={`You showed your ${say(shown)}`} />}
    </ul>
  );
}

const say = (shown: OpenElement): string => `${shown.element}: ${sayShown(shown)}`;

function SecretChip({ covered, words }: { readonly covered: boolean; readonly words: string }) {
  return (
    <li className={styles.secret}>
      <Icon name="prescience" /> {covered ? 'Prescience, covered' : words}
    </li>
  );
}
