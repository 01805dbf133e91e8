import { EVENING } from './evening-messages.ts';
import styles from '../help.module.css';

/** Shows the evening, one part for each phase: its picture and its line. The rest unfolds. */
export const EveningParts = () => (
  <ol className={styles.evening}>
    {EVENING.map(({ picture, title, short, says }) => (
      <li key={title}>
        {picture !== null && <img src={`/pictures/${picture}.png`} alt="" loading="lazy" />}
        <details>
          <summary>
            <strong>{title}</strong> <span>{short}</span>
          </summary>
          {says.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </details>
      </li>
    ))}
  </ol>
);
