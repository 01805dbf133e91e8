'use client';
import { useState } from 'react';
import { contains, forceKindName, partName, presentIn, type ForceStack, type Place } from '#client';
import { Button } from '#app/_components/button.tsx';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { PlacePicker } from '#app/_components/map/place-picker.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Switch } from '#app/_components/switch.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import {
  CHOOSE_PLACE,
  DEVOURS,
  NOBODY_RIDES,
  PLACE_MISSING,
  RIDER_MISSING,
  formatRide,
  FORCES,
  ORDINARY_FORCES,
  formatRiders,
} from '#lib/factions/fremen/worms/messages/acts.ts';

/** Asks which forces ride a worm, and to which place. All spared forces ride until the player leaves some behind. */
export function RideWormPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'ride-worm'>) {
  const { stacks, landings, devouring = [] } = prompt;
  const fields = stacks.flatMap((stack) => fieldsOf(stack, stacks.length > 1));
  const [to, setTo] = useState<Place | null>(null);
  const [riders, setRiders] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(fields.map(({ name, most }) => [name, most])),
  );
  const [devours, setDevours] = useState(false);
  const mayDevour = to !== null && devouring.some((place) => partName(place) === partName(to));
  const { edition } = view.table.choices;
  const count = fields.reduce((sum, { name }) => sum + (riders[name] ?? 0), 0);
  const answer = { to: to === null ? null : partName(to), ...(mayDevour ? { devours } : {}), ...riders };
  const whole = contains(prompt.answers, answer);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          {mayDevour && <Switch label={DEVOURS} on={devours} onChange={setDevours} />}
          <SubmitButton
            ready={whole}
            missing={to === null ? PLACE_MISSING : RIDER_MISSING}
            sending={sending}
            onAct={() => {
              if (whole) onAnswer(answer);
            }}
          >
            {to === null ? CHOOSE_PLACE : formatRide(count, to, edition)}
          </SubmitButton>
          <Button
            sending={sending}
            onClick={() => {
              onAnswer('stay');
            }}
          >
            {NOBODY_RIDES}
          </Button>
        </>
      }
    >
      <PlacePicker board={boardOf(view.table)} edition={edition} among={landings} chosen={to} onChoose={setTo}>
        {fields.map(({ name, label, most }) => (
          <Stepper
            key={name}
            label={label}
            value={riders[name] ?? 0}
            from={0}
            to={most}
            onChange={(next) => {
              setRiders((before) => ({ ...before, [name]: next }));
            }}
          />
        ))}
      </PlacePicker>
    </PromptLayout>
  );
}

interface RiderField {
  readonly name: string;
  readonly label: string;
  readonly most: number;
}

/** Returns one number for each kind of forces that a stack has. */
function fieldsOf(stack: ForceStack, isOneOfSeveral: boolean): readonly RiderField[] {
  const sector = isOneOfSeveral ? stack.sector : null;
  const kinds = presentIn(stack);
  const ordinary = kinds.length > 1 ? ORDINARY_FORCES : FORCES;
  return kinds.map(({ kind, name, most }) => ({
    name,
    label: formatRiders(kind === 'ordinary' ? ordinary : forceKindName(kind, stack.faction), sector),
    most,
  }));
}
