'use client';
import { contains, type AnswerValue } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { CLAIMS, formatClaimOf, formatSpecialIn } from '#lib/modules/spice-harvest/access/messages/phone.ts';

type Claimed = Readonly<Record<string, number>>;

/** Asks which troop cards support which stronghold. It looks the same for every hand outside the cover. */
export const ClaimsPage = (page: PromptPageProps<'claim-strongholds'>) => (
  <CoveredPrompt
    page={page}
    what={CLAIMS.what}
    missing={CLAIMS.missing}
    act={CLAIMS.act}
    first={{ answer: nothing(page.prompt) }}
    choices={(wanted, choose) => (
      <Fields page={page} claimed={(wanted ?? nothing(page.prompt)) as Claimed} onChoose={choose} />
    )}
  />
);

interface FieldsProps {
  readonly page: PromptPageProps<'claim-strongholds'>;
  readonly claimed: Claimed;
  readonly onChoose: (claimed: Claimed) => void;
}

function Fields({ page: { prompt, view }, claimed, onChoose }: FieldsProps) {
  const { edition } = view.table.choices;
  const set = (field: string, value: number) => {
    const next = { ...claimed, [field]: value };
    if (contains(prompt.answers, next)) onChoose(next);
  };
  if (prompt.fields.length === 0) return <p>{CLAIMS.none}</p>;
  return prompt.fields.map(({ field, stronghold, card, most }) =>
    card === null ? (
      <Stepper
        key={field}
        label={formatSpecialIn(stronghold, edition)}
        value={claimed[field] ?? 0}
        from={0}
        to={most}
        onChange={(value) => {
          set(field, value);
        }}
      />
    ) : (
      <Switch
        key={field}
        label={formatClaimOf(most, stronghold, edition)}
        on={(claimed[field] ?? 0) > 0}
        onChange={(on) => {
          set(field, on ? most : 0);
        }}
      />
    ),
  );
}

const nothing = ({ fields }: PromptOf<'claim-strongholds'>): AnswerValue =>
  Object.fromEntries(fields.map(({ field }) => [field, 0]));
