'use client';
import { useState } from 'react';
import { contains, formatForces, promptTitle } from '#client';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Switch } from '#app/_components/switch.tsx';
import { Wheel } from '#app/_components/wheel/wheel.tsx';
import wheel from '#app/_components/wheel/wheel-page.module.css';
import {
  FORCES,
  formatCostToReader,
  formatOneSpecial,
  formatRevive,
  formatSpecialInTanks,
  IN_TANKS,
  PAY_ALONE,
  type ReviveAct,
  TOO_MANY,
  YOU_PAY,
} from '#lib/features/revival/messages.ts';
import { promptLead } from '#lib/messages/format/leads.ts';
import { mayBeSpecial, turnsTo, withCount, type Choice } from './choice.ts';
import { Leaders } from './leaders.tsx';
import { Price } from './price.tsx';

interface ReviveWheelProps {
  readonly page: PromptPageProps<'revive'>;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * Shows a wheel that counts the forces to revive. A leader, a special force and the total price are above the wheel.
 */
export function ReviveWheel({ page, choice, onChoose }: ReviveWheelProps) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const reader = view.audience;
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  // The wheel stops at the number in the tanks, not at the player's spice, because a neighbour can read the hub.
  const [triedFor, tryFor] = useState<Choice | null>(null);
  const isLegal = (other: Partial<Choice> = {}) => contains(prompt.answers, { ...choice, ...other });
  // Beyond the player's spice no answer says whether a special force may return. Then the page asks whether it may at
  // all.
  const hasSpecial = isLegal() ? isLegal({ special: choice.special === 0 ? 1 : 0 }) : mayBeSpecial(prompt);
  const special = formatSpecialInTanks(reader, prompt.tanks);
  return (
    <div className={wheel.page} data-wide {...cover.watch}>
      <div className={wheel.upper}>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        {prompt.leaders.length > 0 && <Leaders prompt={prompt} choice={choice} onChoose={onChoose} />}
        {choice.count > 0 && hasSpecial && (
          <Switch
            label={formatOneSpecial(reader)}
            on={choice.special > 0}
            onChange={(on) => {
              onChoose({ ...choice, special: on ? 1 : 0 });
            }}
          />
        )}
        {prompt.pledged.length > 0 && (
          <Switch
            label={PAY_ALONE}
            on={choice.own}
            onChange={(own) => {
              onChoose({ ...choice, own });
            }}
          />
        )}
        <Price prompt={prompt} choice={choice} reader={reader} />
        {trouble}
      </div>
      <div className={wheel.heard}>
        <div className={wheel.wheel} data-decision>
          <Wheel
            label={FORCES}
            range={{ from: 0, to: turnsTo(prompt), step: 1 }}
            value={choice.count}
            onChange={(count) => {
              onChoose(withCount(prompt, choice, count));
            }}
            say={(count) => formatForces(count)}
            cover={cover}
            locked={sending}
            noAct={triedFor === choice && !isLegal()}
            beside={[
              <>
                {IN_TANKS} <strong>{formatForces(prompt.tanks.count)}</strong>
                {special !== null && <small> {special}</small>}
              </>,
              <>
                {YOU_PAY} <strong>{formatCostToReader(reader, prompt, choice)}</strong>
              </>,
            ]}
            hub={
              triedFor === choice && !isLegal() ? (
                <span>{TOO_MANY}</span>
              ) : (
                <Act {...formatRevive(reader, prompt, choice)} />
              )
            }
            onHub={() => {
              if (isLegal()) onAnswer(choice);
              else tryFor(choice);
            }}
          />
        </div>
      </div>
    </div>
  );
}

const Act = ({ seen, heard, cost }: ReviveAct) => (
  <span>
    {seen} {heard !== '' && <span className="unseen">{heard} </span>}
    <br />
    {cost}
  </span>
);
