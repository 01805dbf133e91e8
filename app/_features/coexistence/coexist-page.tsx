'use client';
import { PlaceInSmall } from '#app/_components/map/later.tsx';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatIntruded } from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';
import { COEXIST, STAND_AGAINST } from '#lib/factions/bene-gesserit/coexisting/messages/phone.ts';
import styles from './coexist-page.module.css';

/** Asks whether forces coexist with the forces that have joined them, and names the territory. */
export function CoexistPage(page: PromptPageProps<'coexist'>) {
  const { prompt, view } = page;
  const { comer, at, count, special } = prompt;
  return (
    <OneTapPrompt
      page={page}
      choices={[
        { value: 'coexist', says: COEXIST, tone: 'act' },
        { value: 'fight', says: STAND_AGAINST },
      ]}
    >
      <div className={styles.map}>
        <PlaceInSmall
          place={at}
          storm={view.table.storm}
          faction={comer}
          forces={{ count, special }}
          advisors={false}
        />
      </div>
      <p>{formatIntruded(prompt, view.table.choices.edition)}</p>
    </OneTapPrompt>
  );
}
