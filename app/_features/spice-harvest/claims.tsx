'use client';
import { useState } from 'react';
import { contains, territoryName, type AnswerRecord, type EditionId, type TerritoryId } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import { ChoicesUnderCover } from '#app/_components/prompt/covered-choices.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptOf, PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import {
  CLAIMS,
  formatClaim,
  formatClaimOf,
  formatLaidForces,
  formatSpecialIn,
  formatUnused,
} from '#lib/modules/spice-harvest/access/messages/phone.ts';
import { SealedAnswer } from './sealed-answer.tsx';
import styles from './claims.module.css';

type ClaimsPrompt = PromptOf<'claim-strongholds'>;
type Field = ClaimsPrompt['fields'][number];

/** Asks which troop cards lie on which stronghold. Outside the cover, the page looks the same for every hand. */
export const ClaimsPage = (page: PromptPageProps<'claim-strongholds'>) =>
  page.prompt.sealed ? <SealedClaims {...page} /> : <OpenClaims {...page} />;

function OpenClaims(page: PromptPageProps<'claim-strongholds'>) {
  const { prompt, view } = page;
  const [laid, lay] = useState<AnswerRecord>(() => Object.fromEntries(prompt.fields.map(({ field }) => [field, 0])));
  const cover = useCover({ rest: LONG_REST_MS });
  const choose = (next: AnswerRecord) => {
    if (contains(prompt.answers, next)) lay(next);
  };
  const cards = prompt.fields.filter(({ card }) => card !== null);
  const strongholds = [...new Set(prompt.fields.map(({ stronghold }) => stronghold))];
  const used = cards.reduce((sum, { field }) => sum + Number(laid[field]), 0);
  return (
    <FormPrompt page={page} answer={laid} missing={CLAIMS.missing} act={CLAIMS.act} bright>
      <ChoicesUnderCover cover={cover} what={CLAIMS.what}>
        {prompt.fields.length === 0 ? (
          <p>{CLAIMS.none}</p>
        ) : (
          <>
            <div className={styles.strongholds}>
              {strongholds.map((stronghold) => (
                <Stronghold
                  key={stronghold}
                  stronghold={stronghold}
                  fields={prompt.fields}
                  laid={laid}
                  edition={view.table.choices.edition}
                  onLay={choose}
                />
              ))}
            </div>
            <p className={styles.laid}>
              <span>{formatLaidForces(used, prompt.most)}</span>
              <span className={styles.unused}>{formatUnused(troopsHeld(cards) - used)}</span>
            </p>
          </>
        )}
      </ChoicesUnderCover>
    </FormPrompt>
  );
}

/** Returns the troops on all cards. Each card has a field for every stronghold. */
const troopsHeld = (cards: readonly Field[]): number =>
  [...new Map(cards.map(({ card, most }) => [card, most])).values()].reduce((sum, most) => sum + most, 0);

interface StrongholdProps {
  readonly stronghold: TerritoryId;
  readonly fields: readonly Field[];
  readonly laid: AnswerRecord;
  readonly edition: EditionId;
  readonly onLay: (laid: AnswerRecord) => void;
}

/**
 * Shows one stronghold with all troop cards. A press on a card lays it on the stronghold, moves it there, or takes it
 * away.
 */
function Stronghold({ stronghold, fields, laid, edition, onLay }: StrongholdProps) {
  const here = fields.filter((one) => one.stronghold === stronghold);
  const troops = here.reduce((sum, { field, card }) => sum + (card === null ? 0 : Number(laid[field])), 0);
  const press = ({ field, card, most }: Field) => {
    const elsewhere = Object.fromEntries(fields.filter((one) => one.card === card).map((one) => [one.field, 0]));
    onLay({ ...laid, ...elsewhere, [field]: laid[field] === 0 ? most : 0 });
  };
  return (
    <section className={styles.stronghold} aria-label={territoryName(stronghold, edition)}>
      <p className={styles.head}>
        <Icon name="stronghold" />
        <span>{territoryName(stronghold, edition)}</span>
        <b>{troops}</b>
      </p>
      <div className={styles.troops}>
        {here.map(
          (one) =>
            one.card !== null && (
              <button
                key={one.field}
                type="button"
                className={styles.troop}
                aria-pressed={laid[one.field] !== 0}
                aria-label={formatClaimOf(one.most, stronghold, edition)}
                data-away={laid[one.field] === 0 && isLaid(fields, laid, one.card)}
                onClick={() => {
                  press(one);
                }}
              >
                {one.most}
              </button>
            ),
        )}
      </div>
      {troops > 0 &&
        here.map(
          ({ field, card, most }) =>
            card === null && (
              <Stepper
                key={field}
                label={formatSpecialIn(territoryName(stronghold, edition))}
                value={Number(laid[field])}
                from={0}
                to={Math.min(most, troops)}
                onChange={(special) => {
                  onLay({ ...laid, [field]: special });
                }}
              />
            ),
        )}
    </section>
  );
}

const isLaid = (fields: readonly Field[], laid: AnswerRecord, card: Field['card']): boolean =>
  fields.some((one) => one.card === card && laid[one.field] !== 0);

function SealedClaims(page: PromptPageProps<'claim-strongholds'>) {
  const { prompt, view } = page;
  const { edition } = view.table.choices;
  const claims = prompt.laid ?? [];
  const troopsOf = (card: Field['card']) => prompt.fields.find((one) => one.card === card)?.most ?? 0;
  return (
    <SealedAnswer
      page={page}
      words={{ ...CLAIMS, title: CLAIMS.sealed }}
      says={
        claims.length === 0
          ? CLAIMS.noClaim
          : claims.map(({ stronghold, troops }) => (
              <span key={stronghold}>
                {formatClaim(
                  stronghold,
                  troops.reduce((sum, card) => sum + troopsOf(card), 0),
                  edition,
                )}
              </span>
            ))
      }
      seats={(view.table.access?.hands ?? []).map(({ faction }) => faction)}
      sealed={view.table.access?.claimed ?? []}
    />
  );
}
