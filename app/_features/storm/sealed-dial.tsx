'use client';
import { must } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OtherSeat, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { SEALED_DIAL } from '#lib/features/storm/messages/phone.ts';
import styles from './storm-dial.module.css';

/** Shows the covered dial that the server has. The dial may be changed until the other dial is set. */
export function SealedDialPage(page: PromptPageProps<'storm-dial'>) {
  const { prompt, view } = page;
  const { dialers } = must(view.table.stormPhase, 'the storm of this dial');
  const isOpen = dialers.every(({ faction, dial }) => faction !== prompt.other || dial.state === 'open');
  return (
    <SealedPrompt
      page={page}
      {...SEALED_DIAL}
      covered={{ what: 'your storm dial', height: 8, lies: <p className={styles.dial}>{view.mine.stormDial}</p> }}
    >
      <OtherSeat faction={prompt.other} says={isOpen ? 'still dialling' : 'sealed'} sign={isOpen ? 'clock' : 'seal'} />
    </SealedPrompt>
  );
}
