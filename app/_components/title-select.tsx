'use client';
import { cardName, TREACHERY_TITLES, type TreacheryTitle } from '#client';
import { CHOOSE_TITLE } from './choosing-messages.ts';

interface TitleSelectProps {
  /** Whose label says what the card is chosen for. */
  readonly id: string;
  readonly className: string | undefined;
  readonly value: TreacheryTitle | null;
  readonly onChange: (title: TreacheryTitle | null) => void;
}

/** A treachery card by its title, of all there are. */
export const TitleSelect = ({ id, className, value, onChange }: TitleSelectProps) => (
  <select
    id={id}
    className={className}
    value={value ?? ''}
    onChange={(event) => {
      onChange(TREACHERY_TITLES.find((title) => title === event.currentTarget.value) ?? null);
    }}
  >
    <option value="">{CHOOSE_TITLE}</option>
    {TREACHERY_TITLES.map((title) => (
      <option key={title} value={title}>
        {cardName(title)}
      </option>
    ))}
  </select>
);
