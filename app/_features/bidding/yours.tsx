import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { HowYouPay } from './how-you-pay.tsx';
import { OwnMeans } from './own-means.tsx';
import styles from './yours.module.css';

/** Shows the player's means under a cover. Next to it is the choice of payment, which looks the same on every phone. */
export function Yours({ view, onCommand }: Pick<PromptPageProps, 'view' | 'onCommand'>) {
  return (
    <div className={styles.yours}>
      <OwnMeans view={view} />
      <HowYouPay view={view} onCommand={onCommand} />
    </div>
  );
}
