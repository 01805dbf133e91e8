import { BATTLE_STEPS, effectOfCard, stepName } from '#client';
import { ReadingPage, ReadingPart } from '../_components/reading-page.tsx';
import reading from '../_components/reading-page.module.css';
import styles from './page.module.css';
import { ADVANCED, CARDS, RULES, STEP_MESSAGES } from './rules-messages.ts';

/** Shows how a battle goes, in our own words, to players who have forgotten it. */
export default function RulesPage() {
  return (
    <ReadingPage title={RULES.title} lead={RULES.lead}>
      <ReadingPart id="which" title={RULES.which}>
        <p>{RULES.fight}</p>
        <p>{RULES.order}</p>
      </ReadingPart>
      <ol className={styles.steps}>
        {BATTLE_STEPS.map((step) => (
          <li key={step} className={reading.part}>
            <h2>{stepName(step)}</h2>
            {STEP_MESSAGES[step].map((words) => (
              <p key={words}>{words}</p>
            ))}
          </li>
        ))}
      </ol>
      <ReadingPart id="cards" title={RULES.cards}>
        <dl className={styles.cards}>
          {CARDS.map(({ title, example }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{effectOfCard(example)}</dd>
            </div>
          ))}
        </dl>
      </ReadingPart>
      <ReadingPart id="advanced" title={RULES.advanced}>
        {ADVANCED.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </ReadingPart>
      <ReadingPart id="elsewhere" title={RULES.elsewhere}>
        <p>{RULES.otherwise}</p>
      </ReadingPart>
    </ReadingPage>
  );
}
