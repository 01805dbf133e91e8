'use client';
import { useId } from 'react';
import { MAX_DEAL_LENGTH, upcomingMoments, MAX_DEAL_SPICE, factionName, type FactionId, type SeatView } from '#client';
import { FORM } from '#lib/features/deals/messages/phone.ts';
import { momentName } from '#lib/features/deals/messages/said.ts';
import { Button } from '#app/_components/button.tsx';
import { FactionButtons } from '#app/_components/faction-buttons.tsx';
import { LineField } from '#app/_components/line-field.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import type { DealDraft, SpiceDraft } from './draft.ts';
import written from '#app/_components/secrets/written.module.css';
import styles from './deals.module.css';

interface DealFormProps {
  readonly view: SeatView;
  readonly draft: DealDraft;
  readonly onDraft: (draft: DealDraft) => void;
}

/**
 * Lets a player write a line in their own words, and enter spice. A deal has no other part, so the form has no other
 * field.
 */
export function DealForm({ view: { table, mine }, draft, onDraft }: DealFormProps) {
  const moment = useId();
  const note = useId();
  const { edition } = table.choices;
  const moments = upcomingMoments(table);
  const nameOf = (at: (typeof moments)[number]) => momentName(at, table.turn, edition);
  return (
    <div className={written.lists}>
      <FactionButtons
        legend={FORM.whom}
        factions={mine.dealPartners}
        chosen={draft.to}
        onChoose={(to) => {
          onDraft({ ...draft, to });
        }}
      />
      <div>
        <LineField
          label={FORM.words}
          value={draft.words}
          maxLength={MAX_DEAL_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={note}
          onChange={(words) => {
            onDraft({ ...draft, words });
          }}
        />
        <small id={note} className={written.soft}>
          {draft.quiet ? FORM.quietNote : FORM.note}
        </small>
      </div>
      {table.quietDeals && (
        <fieldset className={written.choices}>
          <legend>{FORM.readers}</legend>
          {[false, true].map((quiet) => (
            <Button
              key={String(quiet)}
              small
              chosen={draft.quiet === quiet}
              onClick={() => {
                onDraft({ ...draft, quiet });
              }}
            >
              {quiet ? FORM.twoSides : FORM.everybody}
            </Button>
          ))}
        </fieldset>
      )}
      <SpiceField
        label={FORM.now}
        spice={draft.now}
        to={draft.to}
        onChange={(now) => {
          onDraft({ ...draft, now });
        }}
      />
      <SpiceField
        label={FORM.later}
        spice={draft.later}
        to={draft.to}
        onChange={(later) => {
          onDraft({ ...draft, later });
        }}
      />
      <div className={styles.moment}>
        <label htmlFor={moment}>{draft.quiet ? FORM.remindTwo : FORM.remind}</label>
        <select
          id={moment}
          value={draft.due === null ? '' : nameOf(draft.due)}
          onChange={(event) => {
            onDraft({ ...draft, due: moments.find((at) => nameOf(at) === event.currentTarget.value) ?? null });
          }}
        >
          <option value="">{FORM.never}</option>
          {moments.map((at) => (
            <option key={nameOf(at)}>{nameOf(at)}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface SpiceFieldProps {
  readonly label: string;
  readonly spice: SpiceDraft;
  /** The faction on the other side; `null` before it is chosen. */
  readonly to: FactionId | null;
  readonly onChange: (spice: SpiceDraft) => void;
}

/** Lets the player enter the amount and the payer. */
function SpiceField({ label, spice, to, onChange }: SpiceFieldProps) {
  return (
    <div className={styles.field}>
      <Stepper
        label={label}
        value={spice.amount}
        from={0}
        to={MAX_DEAL_SPICE}
        onChange={(amount) => {
          onChange({ ...spice, amount });
        }}
      />
      {spice.amount > 0 && (
        <div className={styles.answers} role="group" aria-label={`${label}: ${FORM.payer}`}>
          {(['self', 'other'] as const).map((payer) => (
            <Button
              key={payer}
              small
              chosen={spice.payer === payer}
              onClick={() => {
                onChange({ ...spice, payer });
              }}
            >
              {payer === 'self' ? FORM.you : to === null ? FORM.other : factionName(to)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
