import type { FactionId, PromptOf } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { NOTHING, formatPayers, sumLines } from '#lib/features/revival/messages.ts';
import type { Choice } from './choice.ts';
import styles from './revive.module.css';

interface PriceProps {
  readonly prompt: PromptOf<'revive'>;
  readonly choice: Choice;
  readonly reader: FactionId;
}

/** Shows what returns for free and what for spice, and the other payers. */
export function Price({ prompt, choice, reader }: PriceProps) {
  const payers = formatPayers(reader, prompt, choice);
  return (
    <div aria-live="polite">
      <ul>
        {sumLines(prompt, choice).map(({ says, cost }) => (
          <li key={says} className={styles.line}>
            <span>{says}</span>
            {cost === 0 ? (
              <span className={styles.free}>{NOTHING}</span>
            ) : (
              <b className={styles.cost}>
                <Icon name="gem" label="Spice" />
                {cost}
              </b>
            )}
          </li>
        ))}
      </ul>
      {payers !== null && <p className={styles.payers}>{payers}</p>}
    </div>
  );
}
