'use client';
import { useState } from 'react';
import { contains, placeName, specialForcesName, partName, type Place } from '#client';
import { Stepper } from '#app/_components/stepper.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import asked from '#app/_components/prompt/prompt-layout.module.css';
import {
  formatAllPlaced,
  formatPlaceAll,
  formatPlace,
  formatForcesLeft,
  formatAmongThem,
} from '#lib/features/setup/messages/phone.ts';
import { answerOf, firstSpread, placedIn, specialIn, withPart, type PartSpread } from './spread.ts';
import styles from './spread-forces.module.css';

/** Asks for the places of the first forces, including special forces. */
export function SpreadForcesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'spread-forces'>) {
  // The default puts all forces into the last part. The page starts with the first territory on the sheet.
  const parts = [...prompt.parts].reverse();
  const [spread, setSpread] = useState(() => firstSpread(prompt, prompt.parts.map(partName)));
  const answer = answerOf(spread, prompt.special);
  const whole = contains(prompt.answers, answer);
  const placed = placedIn(spread);
  const left = prompt.count - placed;
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <p className={asked.spoken} aria-live="polite">
            {left === 0 ? formatAllPlaced(prompt.count) : formatForcesLeft(left)}
          </p>
          <SubmitButton
            ready={whole}
            missing={formatPlaceAll(prompt.count)}
            sending={sending}
            onAct={() => {
              if (whole) onAnswer(answer);
            }}
          >
            {formatPlace(prompt.count)}
          </SubmitButton>
        </>
      }
    >
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Part
            key={partName(part)}
            prompt={prompt}
            view={view}
            part={part}
            there={spread[partName(part)] ?? { count: 0, special: 0 }}
            room={left}
            specialLeft={prompt.special - specialIn(spread)}
            onSet={(there) => {
              setSpread(withPart(spread, partName(part), there));
            }}
          />
        ))}
      </ul>
    </PromptLayout>
  );
}

interface PartProps extends Pick<PromptPageProps<'spread-forces'>, 'prompt' | 'view'> {
  readonly part: Place;
  readonly there: PartSpread;
  readonly room: number;
  readonly specialLeft: number;
  readonly onSet: (there: PartSpread) => void;
}

function Part({ prompt, view, part, there: { count, special }, room, specialLeft, onSet }: PartProps) {
  const name = placeName(part, view.table.choices.edition);
  const starred = specialForcesName(prompt.faction);
  return (
    <li>
      <Stepper
        label={name}
        value={count}
        from={0}
        to={Math.min(prompt.count, count + Math.max(room, 0))}
        onChange={(next) => {
          onSet({ count: next, special });
        }}
      />
      {prompt.special > 0 && count > 0 && (
        <div className={styles.special}>
          <Stepper
            label={formatAmongThem(starred)}
            value={special}
            from={0}
            to={Math.min(count, special + specialLeft)}
            onChange={(next) => {
              onSet({ count, special: next });
            }}
          />
        </div>
      )}
    </li>
  );
}
