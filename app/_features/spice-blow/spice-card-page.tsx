'use client';
import { useState } from 'react';
import { arrakis, SHAI_HULUD, type SpiceOnBoard } from '#client';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import {
  CARD,
  CARD_MISSING,
  CHOOSE_CARD,
  MENTAT_DRAWS,
  MENTAT_DRAWS_ACT,
  OTHERWISE,
  RESHUFFLED,
  RESHUFFLED_ACT,
  formatCardAct,
  WORM,
  WORM_ACT,
} from '#lib/features/spice-blow/messages/telling.ts';
import { formatCard } from '#lib/features/spice-blow/messages/turned.ts';
import styles from './spice-card-page.module.css';
import { TakeCardBack } from './take-card-back.tsx';

const ACTS = { [SHAI_HULUD]: WORM_ACT, reshuffled: RESHUFFLED_ACT, 'mentat-draws': MENTAT_DRAWS_ACT } as const;

type Chosen = SpiceOnBoard | keyof typeof ACTS;

/** Asks the player who reveals the cards for the card: a spice territory on the map or in the list, or the worm. */
export function SpiceCardPage({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'spice-card'>) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { edition } = view.table.choices;
  const place = typeof chosen === 'string' ? null : chosen;
  const rows = (choices: readonly { readonly value: keyof typeof ACTS; readonly says: string }[]) => (
    <OptionList
      label={CARD}
      choices={choices}
      wanted={typeof chosen === 'string' ? chosen : undefined}
      onChoose={setChosen}
    />
  );
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <SubmitButton
          ready={chosen !== null}
          missing={CARD_MISSING}
          sending={sending}
          onAct={() => {
            if (chosen !== null) onAnswer(typeof chosen === 'string' ? chosen : chosen.territory);
          }}
        >
          {formatAct(chosen, edition)}
        </SubmitButton>
      }
    >
      {rows([{ value: SHAI_HULUD, says: WORM }])}
      <PlacePicker
        board={boardOf(view.table)}
        edition={edition}
        among={arrakis.spiceBlows}
        chosen={place}
        onChoose={({ territory }) => {
          setChosen(arrakis.spiceBlows.find((blow) => blow.territory === territory) ?? null);
        }}
      />
      <details>
        <summary className={styles.summary}>{OTHERWISE}</summary>
        {rows([
          { value: 'reshuffled', says: RESHUFFLED },
          { value: 'mentat-draws', says: MENTAT_DRAWS },
        ])}
      </details>
      <TakeCardBack view={view} onCommand={onCommand} />
    </PromptLayout>
  );
}

function formatAct(chosen: Chosen | null, edition: Parameters<typeof formatCard>[2]): string {
  if (chosen === null) return CHOOSE_CARD;
  return typeof chosen === 'string'
    ? ACTS[chosen]
    : formatCardAct(formatCard(chosen.territory, chosen.amount, edition));
}
